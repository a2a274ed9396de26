export interface Choice {
  /** Names of the steps that run. */
  readonly steps: readonly string[];
  /** Words of which a test's file or title holds one; every test where empty. */
  readonly slice: readonly string[];
  /** Whether all of it runs, though it passed before with the same content. */
  readonly again: boolean;
}

/** Among the words: nothing is left out because it passed before. */
const everything = '--all';

/**
 * What `npm test -- word…` runs. A word within a step's name chooses that step; any other chooses the tests whose file or title
 * holds it, of the test runners among the chosen steps. Whatever is asked for by a word, or with `--all`, runs though it passed before.
 */
export function choose(given: readonly string[], steps: readonly string[], runners: readonly string[]): Choice {
  const words = given.filter((word) => word !== everything);
  const again = given.length > 0;
  const isStep = (word: string): boolean => steps.some((step) => step.includes(word));
  const slice = words.filter((word) => !isStep(word));
  const named = steps.filter((step) => words.some((word) => step.includes(word)));
  if (slice.length === 0) return { steps: words.length === 0 ? steps : named, slice, again };
  const narrowed = runners.filter((runner) => named.includes(runner));
  return { steps: narrowed.length > 0 ? narrowed : runners, slice, again };
}

/** A pattern that finds any of the words as they stand, whatever their case is where the runner ignores it. */
export const patternOf = (words: readonly string[]): string =>
  words.map((word) => word.replace(/[$()*+.?[\\\]^{|}/]/g, '\\$&')).join('|');

/** Whether a text holds one of the words, in capitals or not. */
export const holds = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
