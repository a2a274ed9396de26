/** Bytes in words: `340 kB`, `3.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 950_000) return `${Math.ceil(bytes / 1_000)}\u00a0kB`;
  return `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`;
}

/** A day in words: `21 Nov 2026`. @param at milliseconds since 1970 */
export function dayText(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}
