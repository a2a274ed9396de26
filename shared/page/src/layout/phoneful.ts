/**
 * Entries of a page that fill any phone together with what opens the page: cards, answers of two lines, lines of a list with their
 * headings. What follows as many is below the first screen.
 */
export const phoneful = 4;
