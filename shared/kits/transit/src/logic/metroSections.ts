/** The parts of a metro screen that are not written in its file, by their ids. */
export const metroSections = {
  planner: 'Plan a journey',
  map: 'The lines on a map',
  lines: 'Every line, station by station',
} as const;

/** What waits in the lines where they are folded. */
export const linesCount = (lines: number): string => (lines === 1 ? '1 line' : `${lines} lines`);
