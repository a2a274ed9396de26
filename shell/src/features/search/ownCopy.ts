/** Words of the shell's own screens in the search, apart from those of its field: they come when it is used. */
export const ownCopy = {
  /** The page of passes for Expert Access, which visitors call by what it tells. */
  prices: {
    title: 'Expert Access: what it costs',
    line: 'Prices of the passes for 7, 30 and 365 days, what they open, and that nothing renews by itself.',
    names: ['Expert Access', 'Access cost', 'Access price', 'Access', 'Cost', 'Price', 'Subscription', 'Membership'],
  },
  /** The page of the visitor's own trip, which the count in the header leads to. */
  trip: {
    title: 'My trip',
    line: 'The places that you added: days with times, a map, what to book by when, to share, to print and for your calendar.',
    names: [
      'Trip planner',
      'My plan',
      'Itinerary builder',
      'Saved places',
      'My places',
      'Print my trip',
      'Share my plan',
    ],
  },
} as const;
