import type { VisitorSettings } from '@odysseus/contract';
import { lengthText } from '@odysseus/model/trip';
import { tripLinkCopy } from './tripLinkCopy';

const count = (many: number, one: string, more: string): string => `${many} ${many === 1 ? one : more}`;

/** Words of the trip's page. */
export const tripCopy = {
  title: tripLinkCopy.title,
  lead: 'Your places by day: what is open then, the walk between, what to book and what it costs.',
  needsScripts:
    'This page needs JavaScript: your trip is kept in this browser alone, and a script reads it here. The places themselves stand on each city’s pages, which can be read without:',
  places: (stops: number, days: number) =>
    days === 0 ? count(stops, 'stop', 'stops') : `${count(stops, 'stop', 'stops')} on ${count(days, 'day', 'days')}`,
  notKept:
    'This browser does not keep your trip: its storage is full, closed to this site, or written by a newer version. The trip lasts until you close this page. Share or print it to have it.',
  undo: 'Undo',
  redo: 'Redo',
  undoNamed: (what: string) => `Undo: ${what}`,
  redoNamed: (what: string) => `Redo: ${what}`,
  undone: (what: string) => `Taken back: ${what}`,
  redone: (what: string) => `Done again: ${what}`,
  /** Unfolds what is done with the whole trip: shared, put into a calendar, printed. */
  handOn: 'Share or print',
  share: 'Share as text',
  shared: 'Copied. Paste it wherever you like.',
  shareFailed: 'It can’t be shared or copied here. Mark the text and copy it:',
  print: 'Print',
  more: 'Hours, prices and what to book:',
  planOwn: (address: string) => `Plan a trip of your own: ${address}`,
  about: {
    who: (party: string) => `Who travels: ${party}`,
    stay: (names: readonly string[]) => `Where I stay: ${names.length === 0 ? 'not set' : names.join(', ')}`,
    noDays: 'Add a day first: a stay lasts from one night to another.',
    name: 'Hotel, street or friend',
    city: 'City',
    noCity: 'Not said',
    from: 'First night',
    to: 'Last night',
    add: 'Add this stay',
    save: 'Save this stay',
    another: 'Add another stay',
    change: 'Change',
    changeNamed: (name: string) => `Change the stay: ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove the stay: ${name}`,
    nights: (nights: number, first: string, last: string) =>
      nights === 1 ? `the night of ${first}` : `${nights} nights, ${first} to ${last}`,
    night: (name: string, city: string | undefined) =>
      `Night at ${name}${city === undefined || name.includes(city) ? '' : `, ${city}`}`,
    saved: (name: string, nights: number) => `${name}: ${count(nights, 'night', 'nights')}.`,
    removed: (name: string) => `${name} is no longer where you stay.`,
  },
  calendar: {
    all: 'Add to calendar',
    day: 'Add this day to my calendar',
    needsDates: 'Set the date of the first day: a calendar needs to know when.',
    saved: (events: number) => `A calendar file with ${count(events, 'entry', 'entries')}: open it to add them.`,
    untimed: (names: readonly string[]) => `My trip: ${names.join(', ')}`,
    cityTime: (at: string, city: string) => `${at} in ${city}`,
    night: (name: string) => `Night at ${name}`,
  },
  factsLoading: 'Looking up hours and prices…',
  factsFailed: 'Hours, prices and bookings of some places could not be read. Names, order and walks are all here.',
  again: 'Try again',
  empty: {
    title: 'Nothing is planned yet',
    steps: [
      'Open a city and press “Trip” on the card of a place.',
      'Come back here: the number at the top counts your places.',
      'Lay them on days, set the date of the first one, and see what is closed then, what to book and what it costs.',
    ],
    cities: 'Begin with a city',
    /** One sentence, with a link to each assistant in it. */
    ask: 'Or ask ',
    odysseus: (city: string) => `Odysseus in ${city}`,
    orAsk: ' or ',
    plan: ' for a plan by days, with Expert Access: one press puts it here, with its times and meals.',
  },
  day: {
    add: 'Add a day',
    number: (day: number) => `Day ${day}`,
    none: 'Not on a day yet',
    nothing: 'Nothing on this day yet.',
    first: (days: number) => (days === 1 ? 'Date of the first day' : 'Date of the first day. The others follow it.'),
    change: 'Change day',
    changeNamed: (day: string) => `Change day: ${day}`,
    name: 'Name',
    date: 'Date',
    remove: 'Remove this day',
    removeHint: 'Its places stay in the trip.',
    addAll: 'Put all of them on this day',
    addWith: (stops: number) => (stops === 1 ? 'Put it on a day' : `Put all ${stops} on a day`),
    map: (day: string, names: readonly string[]) =>
      `Map of ${day}, north at the top: ${names.map((name, index) => `${index + 1} ${name}`).join(', ')}`,
    onMap: (city: string) => `On the map of ${city}`,
    onMapNamed: (day: string, city: string) => `${day} on the map of ${city}`,
    stops: (stops: number) => count(stops, 'stop', 'stops'),
  },
  stop: {
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    moved: (name: string, place: number, all: number) => `${name} is now ${place} of ${all}.`,
    movedTo: (name: string, place: number, all: number, day: string) => `${name} is now ${place} of ${all}: ${day}.`,
    drag: 'Drag to move',
    change: 'Change',
    changeNamed: (name: string) => `Change ${name}`,
    day: 'Day',
    none: 'Not on a day',
    at: 'Begins at',
    minutes: 'Minutes',
    usual: (minutes: number) => `Usually ${minutes}`,
    locked: 'Fixed: I hold a ticket for this time',
    isLocked: 'fixed',
    remove: 'Remove from trip',
    lasting: lengthText,
    walk: (minutes: number, distance: string) => `${minutes} min walk · ${distance}`,
    tooFar: (distance: string) => `${distance}: too far to walk`,
    /** Beside a metro's picture. @param minutes from platform to platform, once they are known */
    metro: (minutes: number | undefined) => (minutes === undefined ? 'By metro' : `${minutes} min`),
    metroNamed: (from: string, to: string, minutes: number | undefined) =>
      `From ${from} to ${to} by metro${minutes === undefined ? '' : `: about ${minutes} min`}`,
    rideWalk: (minutes: number) => `+ ${minutes} on foot`,
    away: (distance: string) => `${distance} away`,
    late: (minutes: number) => `You would be ${lengthText(minutes)} late: come later, or stay shorter before.`,
    expert: 'Hours and prices stand on its Expert page.',
    /** Of a place that is gone from its Expert page. */
    untold: 'The guide has no hours or prices of it.',
  },
  visit: {
    open: (hours: string, usually: boolean) => (usually ? `Usually open ${hours}` : `Open ${hours}`),
    allDay: (usually: boolean) => (usually ? 'Usually open all day' : 'Open all day'),
    unknown: 'Hours of that day are not known yet',
    undated: 'Set a date to see whether it is open',
    shut: 'Nobody gets in at present',
    weekly: (weekday: string, usually: boolean) => `${usually ? 'Usually closed' : 'Closed'} on ${weekday}s`,
    once: (date: string, usually: boolean) => `${usually ? 'Usually closed' : 'Closed'} on ${date}`,
    opensAgain: (date: string) => `Opens again on ${date}.`,
    early: (hours: string) => `Not open yet then: ${hours}`,
    lateThen: (hours: string) => `Closed by then: ${hours}`,
    tooLong: (closes: string, left: string) => `Closes at ${closes}, ${left} after you come`,
    moveTo: (date: string) => `Move to ${date}`,
    now: (name: string, when: string) => `${name} is now on your plan for ${when}.`,
    comeAt: (time: string) => `Come at ${time}`,
  },
  booking: {
    title: 'To book',
    remind: 'Add reminders to my calendar',
    book: 'Book',
    bookNamed: (name: string) => `Book ${name} at the official seller`,
    all: (places: number) => `Show all ${places}`,
    for: (name: string, date: string) => `${name}, for ${date}`,
  },
  money: {
    day: (sum: string, party: string) => `Entry for ${party}: ${sum}`,
    all: (sum: string, party: string) => `Entry to all of it for ${party}: ${sum}`,
    and: ' and ',
    unknown: (places: number) =>
      `${count(places, 'place has', 'places have')} no price in the guide that can be added up, and ${places === 1 ? 'is' : 'are'} not in the sum.`,
    general: '“About” stands where nobody has read the price this year: confirm before you go.',
    residency: 'A range stands where it hangs on what you choose, or on your passport or residence.',
    passes: (city: string) => `Compare with the passes of ${city}`,
    who: 'Who travels',
  },
  walks:
    'Walks are measured as the crow flies and lengthened by 30 %, as streets are. Minutes by metro are the city’s planner’s, at its usual pace.',
  changes: {
    order: (name: string) => `${name} moved`,
    day: (name: string) => `${name} moved to another day`,
    time: (name: string) => `time of ${name}`,
    minutes: (name: string) => `length of ${name}`,
    locked: (name: string) => `${name} fixed or not`,
    removed: (name: string) => `${name} removed`,
    night: (name: string) => `nights at ${name}`,
    dayAdded: 'day added',
    dayRemoved: 'day removed',
    dayNamed: 'name of a day',
    dates: 'dates',
    all: 'places laid on a day',
  },
} as const;

/** 'one adult', '2 people' @param ages of everybody who travels */
export function partyWords({ ages }: Pick<VisitorSettings, 'ages'>): string {
  if (ages.length === 0) return 'one adult';
  return ages.length === 1 ? 'one person' : `${ages.length} people`;
}
