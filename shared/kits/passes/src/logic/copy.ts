import { monthRuns } from '@odysseus/model';
import { formatStayDay } from './formatStay';
import { listNames } from './listNames';
import type { Slot } from './stay';
import { readDay, type TripForm, type TripProblem, tripLimits } from './trip';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Words of the passes screen's frame; everything about a pass stands in its content file. */
export const passesCopy = {
  /** Over what is worth knowing of passes as such. */
  about: 'Before you buy a pass',
  sections: {
    short: 'In short',
    calculator: 'What is cheapest for you',
    time: 'Hours against calendar days',
    passes: 'The passes, one by one',
    rides: 'Single tickets for transport',
    tickets: 'Single tickets for museums and monuments',
    rules: 'Rules that change the price',
    others: 'Also offered, and not counted',
  },
  calculatorLine:
    'Fill in your days. Every combination that the rules allow is compared for each traveller. A sum marked “about” rests on usual prices.',
  noScript: 'The calculator needs JavaScript. Everything else on this page can be read without.',
  timeLine: 'The same first use, Monday at 14:00, and what is left of each pass. The pale part is paid for and lost.',
  ticketsLine: 'What you pay without a pass, by age, by passport or residence, and which passes open the door.',
  /** What waits in a section that is folded. */
  counts: {
    tickets: (count: number) => plural(count, 'place', 'places'),
    rules: (count: number) => plural(count, 'rule', 'rules'),
    others: (count: number) => plural(count, 'offer', 'offers'),
  },
  /** Over what a pass's card folds. */
  allOfPass: 'What it covers, and where to buy it',
  includes: 'Covers',
  excludes: 'Doesn’t cover',
  countsTime: 'How it counts time',
  buy: 'Where to buy',
  skipIf: "Don't buy it if",
  cards: 'Cards that carry them',
  cardsLine: 'A phone with contactless payment carries every ticket without a card.',
  columns: { ticket: 'Place', fares: 'Price', covered: 'Opened by', slot: 'Slot' },
  noPass: 'No pass',
  slot: { no: 'Not needed', advised: 'Advised', required: 'Required' },
  slotAlsoWithPass: 'Required, also with a pass',
  closed: 'Closed',
  notCounted: 'Why it is not counted',
  inMonths: (list: readonly number[]) => spans(list).join(', '),
  timeline: {
    until: (start: string, end: string) => `From ${start} to ${end}`,
    midnight: 'midnight',
    lost: (hours: number) => `${plural(hours, 'hour', 'hours')} of the first day lost`,
    anyDay: 'On any days of the stay: it counts places',
  },
  form: {
    filledIn: {
      example: 'An example is filled in. Change anything; your entries stay in this browser.',
      trip: 'The places of your trip that stand in this list are filled in. Change anything; your entries stay in this browser.',
      dated:
        'Your trip is filled in: its days, who travels, and those of its places that stand in this list. Change anything; your entries stay in this browser.',
    },
    fromTrip: ({ arrival, departure, travellers, visits }: TripForm) =>
      `Fill in my trip: ${[...new Set([arrival, departure])].map((date) => formatStayDay(readDay(date) ?? 0)).join(' to ')}, ${plural(travellers.length, 'traveller', 'travellers')}, ${plural(visits.length, 'place', 'places')}`,
    stay: 'Your stay',
    arrival: 'First day in the city',
    departure: 'Last day',
    party: 'Who is travelling',
    traveller: (number: number) => `Traveller ${number}`,
    age: 'Age',
    lives: 'Resident or citizen of',
    residency: { eea: 'the EEA', elsewhere: 'another country' },
    residencyLine:
      'The EEA is the European Union, Iceland, Liechtenstein and Norway. The United Kingdom and Switzerland aren’t in it.',
    add: 'Add a traveller',
    remove: (number: number) => `Remove traveller ${number}`,
    places: 'Places to see',
    placesLine:
      "Tick a place, then say on which day and when. A pass that counts hours ends at the minute at which it began. Where a place's hours are known, what is closed can't be chosen.",
    /** Over the places that are folded. */
    otherPlaces: (count: number) => plural(count, 'more place', 'more places'),
    day: (ticket: string) => `Day: ${ticket}`,
    part: (ticket: string) => `Part of the day: ${ticket}`,
    dayOption: (number: number, date: string | undefined) => (date ? `Day ${number}, ${date}` : `Day ${number}`),
    shutOption: (option: string) => `${option}: closed`,
    shutThroughout: 'Closed on your days',
    slots: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } satisfies Record<Slot, string>,
    transport: 'Getting about',
    rides: (by: string) => `Rides a day per person: ${by}`,
    fromAirport: (by: string) => `From the airport by ${by}`,
    toAirport: (by: string) => `To the airport by ${by}`,
    keptOn: 'Where you keep transport tickets',
    keptOnOptions: { phone: 'On a phone each', card: 'On cards, which cost extra' },
  },
  answer: {
    title: 'The cheapest combination',
    working: 'Working it out…',
    jump: (sum: string) => `${sum}: see what to buy`,
    total: (sum: string, people: number) => `${sum} for ${plural(people, 'traveller', 'travellers')}.`,
    saves: (sum: string) => `${sum} less than paying everything singly.`,
    savesNothing: 'No pass beats single tickets here.',
    /** Where a pass reduces a ticket by a sum that is published nowhere. */
    savesNothingKnown: 'Buy single tickets.',
    /** A dearer answer whose passes may take enough off to win, with the sum that decides it: for each of several travellers. */
    open: (passes: readonly string[], tickets: string, more: string | undefined, people: number) =>
      `${listNames(passes.map((name) => `the ${name}`)).replace(/^t/, 'T')} would be cheaper${more === undefined ? '' : ' only'} if ${passes.length === 1 ? 'it takes' : 'they take'} ${more === undefined ? 'anything' : `more than ${more}${people > 1 ? ' each' : ''}`} off ${tickets}: ask the seller.`,
    group: (people: number, ages: string) => `${plural(people, 'traveller', 'travellers')} (${ages})`,
    person: (age: number, residency: string) => `${age}, from ${residency === 'eea' ? 'the EEA' : 'elsewhere'}`,
    each: 'each',
    parts: { entrances: 'Museums and monuments', transport: 'Transport', both: 'Entrances and transport together' },
    nothing: 'Nothing to buy.',
    singles: 'Single tickets',
    freeFor: (usual: boolean) => (usual ? 'Usually free' : 'Free'),
    card: 'Card',
    pays: (what: string) => `Pays for ${what}.`,
    reducedBy: (ticket: string, pass: string) => `${ticket}, with the ${pass}`,
    starts: {
      ride: (day: string, hours: number) => `Begins with the first ride, on ${day}, and holds for ${hours} hours.`,
      hours: (place: string, when: string, end: string) =>
        `First entry: ${place}, ${when}. From then it opens doors until ${end}.`,
      days: (first: string, last: string) =>
        first === last ? `For ${first}, midnight to midnight.` : `From ${first} to ${last}, whole days.`,
      week: (first: string, last: string, sale: string) =>
        `For the week from ${first} to ${last}; on sale until ${sale}.`,
    },
    runnerUp: (what: string, more: string) => `Next best: ${what}, ${more} more each.`,
    runnerUpEqual: (what: string) => `As cheap: ${what}.`,
    /** A card for entrances and transport, where paying them apart costs no more. */
    withShared: (what: string, more: string) =>
      `For entrances and transport together, ${what} would cost ${more} more each.`,
    withSharedEqual: (what: string) => `For entrances and transport together, ${what} would cost the same.`,
    uncounted: (names: string) =>
      `The card also makes ${names} cheaper. By how much couldn't be confirmed, so nothing is taken off here: you may pay less.`,
    onlySingles: 'single tickets only',
    andSingles: 'single tickets',
    /** How far off usual prices may be before another answer wins. */
    holds: (margin: string) =>
      `This holds as long as its usual prices turn out at most ${margin} dearer for each traveller.`,
    usual: 'Prices marked “about” are usual ones; the seller has the last word.',
    cheaperLater: 'Cheaper later in the day',
    later: (name: string, day: string, time: string, price: string, instead: string, free: boolean) =>
      `On ${day} from ${time} ${name} ${free ? `is ${price.toLowerCase()}` : `costs ${price}`} instead of ${instead}.`,
    /** Single rides, told by what carries them and by the name of their ticket. */
    rides: (count: number, by: string, ticket: string) =>
      `${plural(count, 'single ride', 'single rides')} by ${by} (${ticket})`,
    ridesBy: (by: string) => `rides by ${by}`,
    /** What nobody enters without a slot. */
    mustBook: (names: string, withPass: boolean) => `Must be booked${withPass ? ', with the pass too' : ''}: ${names}.`,
    bestBooked: (names: string) => `Best booked, or you queue: ${names}.`,
    otherYear: (year: string) => `The prices are those of ${year}. Yours is a later year: expect a few per cent more.`,
  },
  problem(problem: TripProblem, nameOf: (ticket: string) => string, reasonOf: (ticket: string) => string): string {
    switch (problem.kind) {
      case 'dates':
        return 'Give the first and the last day.';
      case 'order':
        return 'The last day lies before the first.';
      case 'tooLong':
        return `The calculator takes up to ${tripLimits.days} days. For longer stays, a monthly pass is worth a look.`;
      case 'nobody':
        return 'Add at least one traveller.';
      case 'tooMany':
        return `The calculator takes up to ${tripLimits.travellers} travellers. Work out the others apart: passes are personal.`;
      case 'age':
        return `Give the age of traveller ${problem.traveller} in whole years.`;
      case 'rides':
        return `Give rides a day as a number from 0 to ${tripLimits.rides}.`;
      case 'tooManyVisits':
        return `The calculator takes up to ${tripLimits.visits} places.`;
      case 'nothing':
        return 'Tick a place or give some rides.';
      case 'outside':
        return `${nameOf(problem.ticket)} is on a day after your stay. Choose another day.`;
      case 'closed':
        return `${nameOf(problem.ticket)} is closed on that day. ${reasonOf(problem.ticket)}.`;
      case 'shutThroughout':
        return `${nameOf(problem.ticket)} is closed on all days of your stay. Take it off.`;
      case 'shutThatDay':
        return `${nameOf(problem.ticket)} is closed on ${formatStayDay(problem.day)}. Move it to another day.`;
      case 'shutThen':
        return `${nameOf(problem.ticket)} lets nobody in on ${formatStayDay(problem.day)} in the ${problem.slot}. Choose another part of the day, or another day.`;
    }
  },
} as const;

/** 'Apr–Oct' or 'Nov–Mar' from months. */
function spans(list: readonly number[]): string[] {
  const name = (month: number) => months[month - 1] ?? '';
  return monthRuns(list).map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`));
}
