/** Words of the screen for an address that the site does not have (decision 4). */
export const notFoundCopy = {
  title: 'This page is not on the map',
  line: 'The site has no page at this address:',
  nearest: 'Did you mean',
  search: 'Search the guide’s pages',
  placeholder: 'For example: metro, museums, a city',
  results: (count: number) => (count === 1 ? '1 page found' : `${count} pages found`),
  none: 'No page has these words. Try a city or a theme.',
  documentTitle: 'Page not found',
  home: 'Back to the home page',
} as const;
