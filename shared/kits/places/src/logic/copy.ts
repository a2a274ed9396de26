import {
  closingTime,
  formatDate,
  formatDay,
  weekdayName,
  type CivilDate,
  type Closure,
  type NextOpening,
  type Place,
} from '@odysseus/model';

/** Words of the place card's frame; everything about a place stands in its content file. */
export const placeCopy = {
  openingHours: 'Opening hours',
  lastEntry: 'Last entry',
  printedHours: (hours: string, usual: boolean) => `${usual ? 'Usually ' : ''}${hours}`,
  price: 'Price',
  costs: 'What it costs',
  hoursOfMonth: (month: string) => `an ordinary week of ${month}`,
  hoursFrom: (from: CivilDate, to: CivilDate) => `hours of ${formatDay(from)} to ${formatDate(to)}`,
  yours: (people: number, month: string | undefined) =>
    `${people === 1 ? 'For you' : `For the ${people} of you`}${month ? `, in ${month}` : ''}`,
  twoAdults: 'Two adults',
  visit: 'Time to allow',
  minutes: (minutes: number) => (minutes >= 90 && minutes % 30 === 0 ? `${minutes / 60} hours` : `${minutes} minutes`),
  shortMinutes: (minutes: number) => {
    if (minutes < 90) return `${minutes} min`;
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return rest === 30 ? `${hours}½ h` : rest === 0 ? `${hours} h` : `${hours} h ${rest}`;
  },
  shortAccess: { yes: 'Step-free', partly: 'Partly step-free', no: undefined, unknown: undefined },
  wayFrom: (minutes: number, distance: string) => `${minutes} min on foot (${distance})`,
  shortBooking: { required: 'Must book', advised: 'Book ahead', no: 'No booking' },
  stops: 'Nearest stops',
  stepFree: 'Step-free',
  stepFreeWords: { yes: 'Yes', partly: 'Partly', no: 'No', unknown: 'Not known' },
  bestTime: 'Best time',
  address: 'Address',
  when: 'When to go',
  behave: 'How to behave',
  skipIf: 'Skip it if',
  history: 'In three dates',
  historyMore: 'In dates',
  visits: 'What to see in the time that you have',
  visitOf: (minutes: number) => `In ${minutes} minutes`,
  light: 'Sun on the walls',
  lightOf: (day: string, from: string | undefined, to: string | undefined) =>
    from && to ? `${day} ${from}–${to}` : `${day} none`,
  lightNote: 'Computed from the sun, for a clear day; neighbouring buildings may take an hour of it.',
  detour: (minutes: number, from: string) =>
    `${minutes === 0 ? 'beside' : `${minutes}\u00a0min on foot from`} ${from.replace(/^The /, 'the ')}`,
  tips: 'Good to know',
  warnings: 'Mind',
  add: 'Add to my trip',
  remove: 'In my trip: remove',
  map: 'Open in a map app',
  guideMap: 'Show on the guide’s map',
  opens: (days: number, at: string | undefined, usual: boolean) =>
    `Slots ${usual ? 'usually ' : ''}open ${days === 0 ? 'on the day' : `${days} ${days === 1 ? 'day' : 'days'} before`}${at ? `, at ${at}` : ''}`,
  closedOn: 'Closed besides',
  closure: ({ from, to = from, why }: Closure) =>
    `${to === from ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}: ${why}`,
  related: 'Goes with it:',
  booking: { required: 'Booking required', advised: 'Booking advised', no: 'Booking' },
  bookingNotNeeded: 'Not needed',
  details: 'Hours, prices and how to get there',
  more: 'More',
  moreAbout: (name: string) => `More, hours and prices: ${name}`,
  trip: 'Trip',
  mapAction: 'Map',
  onMap: (name: string) => `Map: ${name}`,
  book: 'Book',
  bookAt: (name: string) => `Book ${name} at its official seller`,
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  close: 'Close',
  loading: 'Fetching this guide…',
  failed: 'This guide could not be fetched',
  retry: 'Try again',
  openUntil: (until: string, usual: boolean) => `${usual ? 'Usually open' : 'Open'} until ${closingTime(until)}`,
  openAlways: (usual: boolean) => (usual ? 'Usually open' : 'Open'),
  closingSoon: (until: string, usual: boolean) =>
    `${usual ? 'Usually closes' : 'Closes'} soon, at ${closingTime(until)}`,
  opensAt: ({ inDays, weekday, at }: NextOpening, usual: boolean) => {
    // Short enough for one line of a card on a phone.
    const closed = usual ? 'Usually closed' : 'Closed';
    return inDays === 0
      ? `${closed}, opens ${at}`
      : inDays === 1
        ? `${closed}, opens tomorrow ${at}`
        : `${closed}, opens ${weekdayName(weekday)} ${at}`;
  },
  closed: (usual: boolean) => (usual ? 'Usually closed now' : 'Closed'),
  oldHours: 'Hours of this week not known',
  cityTime: (city: string) => `${city} time`,
  contents: 'On this page',
  about: 'Before you go',
  others: (names: readonly string[]) => `${names.length} more: ${names.join(', ')}`,
  /** Without names: a name stands in its card alone. */
  othersLocked: (count: number) => `${count} more with Expert Access`,
  locked: 'With Expert Access',
  unlocked: 'Open with your Expert Access',
  /** What a place is, where its name is all that is told of it besides. */
  kinds: {
    monument: 'Monument',
    museum: 'Museum',
    church: 'Church',
    park: 'Park',
    garden: 'Garden',
    viewpoint: 'Viewpoint',
    street: 'Street',
    square: 'Square',
    market: 'Market',
    shop: 'Shop',
    passage: 'Passage',
    restaurant: 'Restaurant',
    cafe: 'Café',
    bakery: 'Bakery',
    bar: 'Bar',
    club: 'Club',
    theatre: 'Theatre',
    cemetery: 'Cemetery',
    library: 'Library',
    bridge: 'Bridge',
    ruin: 'Ruin',
    house: 'House',
    hotel: 'Hotel',
    transport: 'Transport',
    neighbourhood: 'Neighbourhood',
    water: 'Water',
    service: 'Service',
  } satisfies Readonly<Record<Place['kind'], string>>,
  report: {
    open: 'Report a mistake',
    openFor: (name: string) => `Report a mistake about ${name}`,
    label: (name: string) => `What is wrong about ${name}?`,
    note: 'We get the place and the version of this page with it, and nothing about you.',
    empty: 'Write what is wrong in a few words.',
    send: 'Send',
    cancel: 'Cancel',
    thanks: 'Thank you. The team of this city will look at it.',
  },
} as const;
