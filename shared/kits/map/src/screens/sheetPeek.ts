/** Height of the sheet at its lowest stop, as `heightOf` reckons it in pixels. */
export const sheetPeek = 'min(11rem, max(min(6.75rem, 40%), 60% - 11.5rem))';
