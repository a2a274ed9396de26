/** '0.1 MB', '14 MB' */
export function megabytes(bytes: number): string {
  const amount = bytes / 1_000_000;
  return `${amount < 10 ? Math.max(0.1, amount).toFixed(1) : amount.toFixed(0)}\u00a0MB`;
}
