/** Words of the search that stand on every page, and those for where the rest does not come. */
export const fieldCopy = {
  open: 'Search the guide',
  shortcut: 'Ctrl K',
  label: 'Search the guide',
  close: 'Close search',
  failed: 'The search could not be fetched. Check the connection, and reload the page to try again.',
} as const;
