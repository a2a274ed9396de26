/** Words of the search. */
export const searchCopy = {
  open: 'Search the guide',
  shortcut: 'Ctrl K',
  label: 'Search the guide',
  placeholder: 'A place, a screen, a question',
  close: 'Close search',
  failed: 'The search could not be fetched. Check the connection, and reload the page to try again.',
  loading: 'Fetching the guide…',
  offline: 'Some cities could not be searched: they are not on this device.',
  hint: 'Type a name as you remember it; accents and slips do not matter.',
  none: (query: string) =>
    `Nothing in the guide is called “${query}”. Try fewer letters, or the name in the local language.`,
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  kinds: { screen: 'Screen', place: 'Place', section: 'Advice' },
  premium: 'Expert Access',
} as const;
