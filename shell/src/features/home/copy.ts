/** Words of the home screen. What it says of a destination comes from that destination's release. */
export const homeCopy = {
  title: 'Europe, the first time',
  /** @param names 'Paris, Italy, London and Athens' */
  lead: (names: string) =>
    `A guide ${names === '' ? '' : `to ${names} `}for people who have never been: what to book today, how to get in from the airport, where to stay, and what to leave out.`,
  illustration: 'Illustration',
  alt: 'A river winds through evening hills towards the small silhouettes of cities.',
  destinations: 'Where are you going?',
  open: (name: string) => `Open the guide to ${name}`,
  loading: 'Loading the destinations…',
  failed: 'The list of destinations could not be loaded.',
  retry: 'Try again',
  promises: {
    title: 'What you can count on',
    points: [
      {
        icon: 'badge-check',
        title: 'Every fact says how it is known',
        text: 'Prices and hours that were read name the page and the day. The rest is what is usual, and says so: “usually”, “about”.',
      },
      {
        icon: 'clock',
        title: 'Always the city’s time',
        text: 'Opening hours and last entries are worked out where the place is, whatever your phone’s clock says.',
      },
      {
        icon: 'wallet',
        title: 'No commission',
        text: 'Tickets link to the official seller, at the price of the door. Nobody pays to be listed.',
      },
      {
        icon: 'accessibility',
        title: 'For everyone in your party',
        text: 'Steps, lifts, prams, ages and residency are part of each place, because they change the day and the fare.',
      },
    ],
  },
  access: {
    title: 'Free guide, Expert Access',
    freeTitle: 'Free for everyone',
    free: [
      'City overviews, maps and first hours',
      'Where to stay, passes and tickets',
      'Metro and tube, monuments, museums, nightlife',
      'Emergency numbers and scams, to keep at hand',
    ],
    expertTitle: 'With Expert Access',
    expert: [
      'Odysseus, an assistant that answers from the guide',
      'Live boards: what is open, and what is in the way',
      'Stories in 3D of how a city came to be',
      'Hidden gems, food, family, shopping and budget guides',
    ],
    button: 'See what it costs and opens',
    once: 'Bought once, for as many days as you choose; it does not renew itself. Not every city has all of it yet: the list of today stands beside the prices.',
  },
} as const;
