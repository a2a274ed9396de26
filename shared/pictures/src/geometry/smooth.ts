/** How far a value is from one bound to the other, 0 to 1, beginning and ending gently; the same as the nearer bound beyond them. */
export function smooth(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
