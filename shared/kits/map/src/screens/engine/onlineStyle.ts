/** Of an online style what is checked here. What else its layers and sources say, MapLibre checks when it takes the style. */
export interface OnlineStyle {
  readonly version: 8;
  readonly sources: Readonly<Record<string, { readonly type: string }>>;
  readonly layers: readonly { readonly id: string; readonly type: string; readonly layout?: object }[];
}

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
): Promise<OnlineStyle | undefined> {
  try {
    const response = await fetchFrom(url, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(onlineLimits.style)]),
    });
    const style: unknown = response.ok ? await response.json() : undefined;
    return isOnlineStyle(style) ? style : undefined;
  } catch {
    // Refused, timed out or no JSON: each means that there is no online map now.
    return undefined;
  }
}

function isOnlineStyle(value: unknown): value is OnlineStyle {
  if (!isObject(value) || value['version'] !== 8) return false;
  const { layers, sources } = value;
  return (
    Array.isArray(layers) &&
    layers.length > 0 &&
    layers.every(isLayer) &&
    isObject(sources) &&
    Object.values(sources).every((source) => isObject(source) && typeof source['type'] === 'string')
  );
}

function isLayer(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { id, type, layout } = value;
  return typeof id === 'string' && typeof type === 'string' && (layout === undefined || isObject(layout));
}

function isObject(value: unknown): value is Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A font that an online style draws with, for names above it: styles bring their own glyphs. */
export function fontOf({ layers }: OnlineStyle): string[] | undefined {
  for (const { type, layout } of layers) {
    const font = type === 'symbol' && isObject(layout) ? layout['text-font'] : undefined;
    if (Array.isArray(font) && font.every((name) => typeof name === 'string')) return font;
  }
  return undefined;
}
