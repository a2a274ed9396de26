import { dayNumber, latLng, monthOf, sunday, weekday, weekdayOf, type CivilDate, type Opening } from '@odysseus/model';
import type { CompiledPasses } from '../logic/compiledPasses';
import { compilePasses } from '../content/compilePasses';
import type { PassesContent } from '../logic/schema';

/** Read with its seller, as all of them but the tourist pass. */
const read = {
  receipts: [
    {
      of: ['fare' as const],
      how: 'official' as const,
      at: 'https://example.com/fares',
      read: '2026-11-21' as const,
      says: 'free',
    },
  ],
};
const pass = {
  summary: 'Opens doors.',
  counts: 'Counts time.',
  includes: ['Doors'],
  excludes: ['Windows'],
  buy: 'At the door.',
  skipIf: 'You stay at home.',
  ...read,
};
const everyone = (amount: number) => [{ amount, who: 'Everyone' }];
const national = (eea: number, elsewhere: number) => [
  { amount: 0, who: 'Under 18', ages: [0, 17] as [number, number] },
  { amount: 0, who: 'EEA, 18 to 25', ages: [18, 25] as [number, number], residency: 'eea' as const },
  { amount: eea, who: 'EEA, 26 and over', ages: [26, 120] as [number, number], residency: 'eea' as const },
  {
    amount: elsewhere,
    who: 'Elsewhere, 18 and over',
    ages: [18, 120] as [number, number],
    residency: 'elsewhere' as const,
  },
];
const ridden = (full: number, child: number) => [
  { amount: 0, who: 'Under 4', ages: [0, 3] as [number, number] },
  { amount: child, who: '4 to 9', ages: [4, 9] as [number, number] },
  { amount: full, who: '10 and over', ages: [10, 120] as [number, number] },
];

/** A small city: two museums that a pass opens, a tower that none does, and the transport of Paris. */
export const samplePasses: PassesContent = {
  kind: 'passes',
  access: 'public',
  title: 'Passes of Testville',
  lead: 'What to buy.',
  edited: '2026-11-21',
  currency: 'EUR',
  introduction: ['There are passes.'],
  short: [
    { who: 'Walkers', buy: 'Nothing' },
    { who: 'Riders', buy: 'A week' },
  ],
  carriers: [
    { key: 'easy', name: 'Easy card', amount: 2, text: 'Blank.' },
    { key: 'easy-airport', name: 'Second Easy card', amount: 2, text: 'For the airport.' },
    { key: 'decouverte', name: 'Week card', amount: 5, text: 'With a photograph.' },
  ],
  passes: [
    {
      key: 'museum-pass',
      name: 'Museum pass',
      covers: 'museums',
      ...pass,
      offers: [
        { key: 'museum-2', name: 'Museum pass, 2 days', validity: { kind: 'hours', hours: 48 }, fares: everyone(50) },
        { key: 'museum-4', name: 'Museum pass, 4 days', validity: { kind: 'hours', hours: 96 }, fares: everyone(70) },
      ],
    },
    {
      key: 'jour',
      name: 'Day',
      covers: 'day',
      ...pass,
      offers: [
        {
          key: 'day-1',
          name: 'Day pass',
          validity: { kind: 'days', days: 1 },
          carrier: 'easy',
          fares: [{ amount: 12.3, who: '4 and over', ages: [4, 120] }],
        },
      ],
    },
    {
      key: 'semaine',
      name: 'Week',
      covers: 'week',
      ...pass,
      offers: [
        {
          key: 'week-1',
          name: 'Week pass',
          validity: { kind: 'week', soldUntil: weekday.parse(4) },
          carrier: 'decouverte',
          fares: [{ amount: 32.4, who: '4 and over', ages: [4, 120] }],
        },
      ],
    },
    {
      key: 'visite',
      name: 'Tourist',
      covers: 'tourist',
      ...pass,
      receipts: undefined,
      offers: [
        {
          key: 'tourist-1',
          name: 'Tourist pass, 1 day',
          validity: { kind: 'days', days: 1 },
          carrier: 'easy',
          fares: [
            { amount: 30.6, who: '10 and over', ages: [10, 120] },
            { amount: 15.3, who: '4 to 9', ages: [4, 9] },
          ],
        },
        {
          key: 'tourist-2',
          name: 'Tourist pass, 2 days',
          validity: { kind: 'days', days: 2 },
          carrier: 'easy',
          fares: [
            { amount: 46.45, who: '10 and over', ages: [10, 120] },
            { amount: 23.2, who: '4 to 9', ages: [4, 9] },
          ],
        },
      ],
    },
    {
      key: 'choice',
      name: 'Choice',
      covers: 'choice',
      ...pass,
      offers: [
        { key: 'choice-2', name: 'Choice of 2', validity: { kind: 'choices', choices: 2 }, fares: everyone(30) },
      ],
    },
  ],
  rides: [
    {
      key: 'metro',
      name: 'Metro ticket',
      by: 'metro',
      summary: 'Two hours.',
      fares: ridden(2.55, 1.3),
      carrier: 'easy',
      coveredBy: ['day', 'week', 'tourist'],
      ...read,
    },
    {
      key: 'bus',
      name: 'Bus ticket',
      by: 'bus and tram',
      summary: 'Ninety minutes.',
      fares: ridden(2.05, 1.05),
      carrier: 'easy',
      coveredBy: ['day', 'week', 'tourist'],
      ...read,
    },
    {
      key: 'airport',
      name: 'Airport ticket',
      by: 'metro or RER',
      summary: 'To the airport.',
      fares: ridden(14, 7),
      carrier: 'easy-airport',
      coveredBy: ['week', 'tourist'],
      ...read,
    },
  ],
  tickets: [
    {
      key: 'palace',
      place: 'palace',
      name: 'Palace',
      fares: national(22, 32),
      coveredBy: ['museums'],
      slot: 'required',
      ...read,
    },
    {
      key: 'gallery',
      name: 'Gallery',
      fares: national(16, 16),
      freeDay: { weekday: sunday, nth: 1, months: [12] },
      coveredBy: ['museums', 'choice'],
      slot: 'no',
      ...read,
    },
    {
      key: 'chapel',
      name: 'Chapel',
      fares: national(16, 22),
      coveredBy: ['museums', 'choice'],
      slot: 'advised',
      ...read,
    },
    {
      key: 'tower',
      name: 'Tower',
      fares: [
        { amount: 0, who: 'Under 4', ages: [0, 3] },
        { amount: 36.7, who: '4 and over', ages: [4, 120] },
      ],
      coveredBy: [],
      slot: 'required',
      ...read,
    },
    {
      key: 'ruin',
      name: 'Ruin',
      fares: everyone(5),
      coveredBy: [],
      slot: 'no',
      closed: { from: '2026-03-31', why: 'It is being rebuilt' },
      ...read,
    },
  ],
  example: [],
  others: [
    { name: 'Old carnet', price: 'Not sold', text: 'It is gone.', whyNotCounted: 'It does not exist.', ...read },
  ],
  rules: [{ title: 'Who is from the EEA', text: 'Whoever lives there.' }],
  links: [{ title: 'City', url: 'https://example.com' }],
};

export const testville = {
  key: 'testville',
  name: 'Testville',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.85, 2.35),
};

export const compiledSample: CompiledPasses = compilePasses(samplePasses, 'passes.yaml', testville, new Map());

/** A screen on which a ticket's place lets people in at hours by weekday and month, known for some days from a first one on. */
export function withEntries(
  content: CompiledPasses,
  key: string,
  from: CivilDate,
  days: number,
  openings: (weekday: number, month: number) => readonly Opening[],
): CompiledPasses {
  const first = dayNumber(from);
  const told = Array.from({ length: days }, (_, index) =>
    JSON.stringify(openings(weekdayOf(first + index), monthOf(first + index))),
  );
  const patterns = [...new Set(told)];
  const calendar = {
    from,
    days: told.map((text) => String.fromCharCode(97 + patterns.indexOf(text))).join(''),
    patterns: patterns.map((text) => JSON.parse(text) as [number, number][]),
  };
  return {
    ...content,
    tickets: content.tickets.map((ticket) =>
      ticket.key === key ? { ...ticket, entries: { calendar, shutOn: [] } } : ticket,
    ),
  };
}
