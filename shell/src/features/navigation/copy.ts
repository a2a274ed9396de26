/** Words of the menu. */
export const menuCopy = {
  brand: 'Odysseus',
  label: 'Main menu',
  open: 'Open menu',
  close: 'Close menu',
  pin: 'Keep the menu open',
  free: 'Free',
  expert: 'Expert',
  locked: 'Needs Expert Access',
  loading: 'Loading the list…',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
} as const;
