/** Words about keeping a destination on the device. */
export const offlineCopy = {
  title: (city: string) => `Keep ${city} offline`,
  line: 'All its free pages, to read without a network.',
  size: (size: string) => `About ${size} to fetch.`,
  keep: (city: string) => `Keep ${city}`,
  keeping: (city: string) => `Keeping ${city}…`,
  progress: (done: string, total: string) => `${done} of about ${total}`,
  cancel: 'Cancel',
  kept: (date: string) => `Kept, as of ${date}`,
  keptSize: (size: string) => `${size} on this device.`,
  remove: 'Remove',
  newer: 'A newer version is out.',
  update: (size: string) => `Update, ${size}`,
  done: (city: string) => `${city} is kept on this device.`,
  removed: (city: string) => `${city} was removed from this device.`,
  failed: {
    full: (city: string) =>
      `There is not enough room on this device for ${city}. Nothing of it was kept. Make some room, then try again.`,
    network: (city: string) =>
      `The network broke off before all of ${city} was here. Nothing half-finished was kept: try again when the connection is back.`,
    cancelled: () => 'Cancelled. Nothing half-finished was kept.',
    gone: (city: string) => `${city} has just changed. Load this page again, then try once more.`,
    unfit: (city: string) => `${city} is just being published anew. Try again in a minute.`,
  },
} as const;
