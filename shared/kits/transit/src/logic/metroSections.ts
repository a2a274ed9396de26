/** The parts of a metro screen that are not written in its file, by their ids. */
export const metroSections = {
  planner: 'Plan a journey',
  map: 'The lines on a map',
  lines: 'Every line, station by station',
} as const;

/** What waits in the lines where they are folded. */
export const linesCount = (lines: number): string => (lines === 1 ? '1 line' : `${lines} lines`);

/** Where a line stands in words. */
export const lineAnchor = (id: string): string => `line-${id}`;

/** Whether a fragment of an address names a line. */
export const isLineAnchor = (fragment: string): boolean => fragment.startsWith('line-');
