/** The middle value; the mean of the two middle ones of an even count. @throws {Error} for no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing.');
  return (lower + upper) / 2;
}

/** How two things compare that were measured side by side. */
export interface Comparison {
  /** Medians of each. */
  readonly first: number;
  readonly second: number;
  /** Median, least and greatest of the quotients second / first of each pair. */
  readonly ratio: number;
  readonly spread: readonly [number, number];
}

/** Compares paired measurements, so that what weighs on both of a pair cancels out. */
export function comparePairs(pairs: readonly (readonly [number, number])[]): Comparison {
  const ratios = pairs.map(([first, second]) => second / first);
  return {
    first: median(pairs.map(([first]) => first)),
    second: median(pairs.map(([, second]) => second)),
    ratio: median(ratios),
    spread: [Math.min(...ratios), Math.max(...ratios)],
  };
}
