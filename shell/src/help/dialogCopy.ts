/** Words around help in danger. What to do and whom to call stands in `@odysseus/danger`. */
export const dialogCopy = {
  title: 'Emergency help',
  close: 'Close emergency help',
  country: 'Country',
  where: 'Where are you?',
  general: '112',
  generalFor: 'Any emergency',
  generalLine: '112 is answered in all four countries: free, day and night, from any phone.',
  wholePage: (title: string) => `The whole page: ${title}`,
  wholePageOf: (country: string) => `The whole emergency page for ${country}`,
  results: 'Show search results',
} as const;
