/** Said when the model breaks off, or says nothing that the guide bears out. */
export const modelFailed = 'The language model did not finish this answer, so the guide’s own engine answers it.';
/** Said while the model is left alone after failures. */
export const modelRests = 'The language model is out of reach at the moment, so the guide’s own engine answers.';
/** Said when not one sentence of an answer is borne out. */
export const nothingHeld = 'I have no answer to this that the guide bears out. Try to ask it in other words.';

/** What a visitor reads while a tool of the engine runs, by the tool's name. */
const steps: Readonly<Record<string, string>> = {
  search: 'Searching the guide',
  find_places: 'Searching the guide',
  opening_hours: 'Looking at opening hours',
  route: 'Working out the way',
  passes: 'Comparing fares and passes',
  plan_days: 'Putting a plan together',
  phrases: 'Looking up phrases',
  emergencies: 'Looking up emergency numbers',
};

/** What a visitor reads while a tool runs. */
export function stepOf(tool: string): string {
  return (Object.hasOwn(steps, tool) ? steps[tool] : undefined) ?? 'Looking it up in the guide';
}

/** Stands in a conversation in place of an emergency intent. */
export const notKept = 'Emergency (what was written is not kept)';
