export interface Choice {
  /** Names of the steps that run. */
  readonly steps: readonly string[];
  /** Words of which a test's file or title holds one; every test where empty. */
  readonly slice: readonly string[];
}

/**
 * What `npm test -- word…` runs. A word within a step's name chooses that step; any other chooses the tests whose file or title
 * holds it, of the test runners among the chosen steps.
 */
export function choose(words: readonly string[], steps: readonly string[], runners: readonly string[]): Choice {
  const isStep = (word: string): boolean => steps.some((step) => step.includes(word));
  const slice = words.filter((word) => !isStep(word));
  const named = steps.filter((step) => words.some((word) => step.includes(word)));
  if (slice.length === 0) return { steps: words.length === 0 ? steps : named, slice };
  const narrowed = runners.filter((runner) => named.includes(runner));
  return { steps: narrowed.length > 0 ? narrowed : runners, slice };
}

/** A pattern that finds any of the words as they stand, whatever their case is where the runner ignores it. */
export const patternOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')).join('|');

/** Whether a text holds one of the words, in capitals or not. */
export const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
