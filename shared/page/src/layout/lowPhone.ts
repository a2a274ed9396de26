/** A phone so low that what opens a page has to be short, for the first thing that it is about to stand in sight. */
export const lowPhone = '(max-width: 30rem) and (max-height: 43.75rem)';
