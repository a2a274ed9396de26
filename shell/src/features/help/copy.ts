/** Words of the way to help, which every page carries. */
export const helpShellCopy = {
  icon: 'Emergency help',
  entry: 'Emergency',
  close: 'Close emergency help',
  /** Stands for as long as the help itself is on its way, and where it does not come. */
  always: 'In danger call 112',
  loading: 'Loading help…',
} as const;
