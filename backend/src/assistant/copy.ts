/** Said when the model breaks off, or says nothing that the guide bears out. */
export const modelFailed = 'The language model did not finish this answer, so the guide’s own engine answers it.';
/** Said while the model is left alone after failures. */
export const modelRests = 'The language model is out of reach at the moment, so the guide’s own engine answers.';
/** Said when not one sentence of an answer is borne out. */
export const nothingHeld = 'I have no answer to this that the guide bears out. Try to ask it in other words.';

/** What a tool is doing, by the beginning of its name. */
const steps: readonly (readonly [RegExp, string])[] = [
  [/hours|open/, 'Looking at opening hours'],
  [/route|way|journey/, 'Working out the way'],
  [/fare|pass|price|ticket/, 'Comparing fares and passes'],
  [/plan/, 'Putting a plan together'],
  [/phrase/, 'Looking up phrases'],
  [/emergenc/, 'Looking up emergency numbers'],
  [/search|find/, 'Searching the guide'],
];

/** What a visitor reads while a tool runs. */
export function stepOf(tool: string): string {
  return steps.find(([pattern]) => pattern.test(tool))?.[1] ?? 'Looking it up in the guide';
}

/** Stands in a conversation in place of a cry for help. */
export const notKept = 'Emergency (what was written is not kept)';
