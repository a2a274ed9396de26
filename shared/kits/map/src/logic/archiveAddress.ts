/** How the address of an archive begins, for whoever draws maps by MapLibre. */
const scheme = 'pmtiles:';

/**
 * Where an archive of tiles is read from, in parts: a path of the site's own.
 * @param style what the site says of its map: an online style's address, or an archive's
 */
export function archiveAddress(style: string | undefined): string | undefined {
  if (!style?.startsWith(scheme)) return undefined;
  const path = style.slice(scheme.length);
  // Anything else would be another site's, which the policy of the page refuses.
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
