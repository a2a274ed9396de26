import type { StyleSpecification } from 'maplibre-gl';

/** How long an online style may take to come, and its first tile after it, in milliseconds. */
export const onlineLimits = { style: 5_000, firstTile: 4_000, tileErrors: 3 } as const;

/**
 * Fetches an online style.
 * @returns undefined when it can't be had, or is no style: the embedded map stays
 */
export async function fetchOnlineStyle(
  url: string,
  signal: AbortSignal,
  fetchFrom: typeof fetch = fetch,
): Promise<StyleSpecification | undefined> {
  try {
    const response = await fetchFrom(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(onlineLimits.style)]),
    });
    const style: unknown = response.ok ? await response.json() : undefined;
    return isStyle(style) ? style : undefined;
  } catch {
    // Refused, timed out or no JSON: each means that there is no online map now.
    return undefined;
  }
}

function isStyle(value: unknown): value is StyleSpecification {
  if (typeof value !== 'object' || value === null) return false;
  const { version, layers, sources } = value as Partial<Record<string, unknown>>;
  return version === 8 && Array.isArray(layers) && layers.length > 0 && typeof sources === 'object' && sources !== null;
}

/** A font that an online style draws with, for names above it: styles bring their own glyphs. */
export function fontOf(style: StyleSpecification): string[] | undefined {
  for (const layer of style.layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(font) && font.every((name) => typeof name === 'string')) return font as string[];
  }
  return undefined;
}
