import help from '@odysseus/danger/line';

/** Words of the page that stands in for one that is not kept. */
export const offlinePageCopy = {
  documentTitle: 'You are offline · Odysseus',
  title: 'You are offline',
  line: 'There is no connection, and this page is not kept on your device.',
  closed:
    'There is no connection. What belongs to your account is never kept on a device: it comes back with the network.',
  help: 'Emergency help',
  kept: 'Kept on this device',
  none: 'No page is kept on this device yet.',
  retry: 'Try again',
  emergency: help.emergencyLine,
} as const;
