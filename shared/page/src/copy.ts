/** Words of the frame that screens have in common; everything about a city stands in its content files. */
export const pageCopy = {
  illustration: 'Illustration',
  contents: 'On this page',
  toTop: 'Back to the top',
  /** How facts are known: who says so, and where a visitor confirms them. */
  known: {
    confirm: 'confirm before you go',
    read: (facts: string, how: 'official' | 'secondary', host: string, date: string) =>
      how === 'official' ? `${facts} read at ${host}, ${date}` : `${facts} read elsewhere (${host}), ${date}`,
    rest: 'the rest is what is usual: confirm before you go',
    part: 'Part of this was',
    allUsual: 'This is how it usually is: confirm before you go',
    noneRead: (facts: string) => `Usual ${facts}: confirm before you go`,
    allRead: (facts: string) => `${facts} name where they were read`,
    /** @param far whether one may stand before a shut door */
    someRead: (facts: string, far: boolean) =>
      `${facts} are the usual ones unless a line names its source; ${far ? 'check before a long trip' : 'confirm before you go'}`,
    facts: {
      hours: 'hours',
      lastEntry: 'last entry',
      price: 'price',
      fare: 'fares',
      rule: 'rule',
      closure: 'closures',
      phone: 'number',
      booking: 'booking',
    },
    usual: {
      hours: 'usual hours',
      fares: 'usual fares',
      price: 'usual price',
      rule: 'the usual rule',
      days: 'usual days',
    },
  },
  sections: {
    orientation: 'In a minute',
    book: 'Book these today',
    ready: 'Ready-made days and walks',
    basics: 'The basics',
    areas: 'Areas and their character',
    arrivals: 'Your first two hours',
    months: 'The year, month by month',
    entry: 'Entry rules',
    screens: 'More of this guide',
  },
  /** Over what of a booking or a month is folded on a phone. */
  bookFold: 'Why, what it costs, and the official seller',
  entryFold: 'What the rule says',
  monthFold: 'Light, holidays and what is on',
  /** @param usual whether a price is told that nobody read */
  bookLine: (usual: boolean) =>
    `First to sell out; cheapest at the official seller.${usual ? ' Usual prices: confirm before you go.' : ''}`,
  book: 'Book',
  bookAt: (seller: string) => `Book at ${seller}`,
  basicsLine: 'A line each, for reading in the street; the rest unfolds.',
  readyPlans: 'Days, hour by hour',
  readyWalks: 'Walks, drawn on the map',
  goodFor: 'Good for',
  skipIf: 'Skip if',
  stops: 'Get off at',
  official: 'Official seller',
  arrivalColumns: { mode: 'How', to: 'To', minutes: 'Minutes, door to stop', fare: 'Fare' },
  firstSteps: 'What to do, in order',
  monthsLine: 'Average daily high and low, days with rain, and hours between sunrise and sunset on the 15th.',
  rainDays: (days: number) => `${days} rainy days`,
  daylight: (hours: number) => `${hours.toLocaleString('en-GB')} h of daylight`,
  links: 'Read on',
  printed: (address: string, edited: string) =>
    `Printed from ${address}; its texts are of ${edited}. The longer texts, what is open now, maps and pictures are left out here: read them there.`,
  share: {
    word: 'Share',
    name: (title: string | undefined) => (title === undefined ? 'Share this page' : `Share ${title}`),
    copied: 'Link copied',
    byHand: 'Copy this link:',
    link: 'Link to share',
  },
  related: 'Go on to',
  trip: { name: 'My trip', line: 'Your places by day: what is open then, the walk between, and what to book.' },
  free: 'Free',
  expert: 'Expert',
  preparation: 'In preparation',
} as const;
