import { prepareAssistant } from '../engine';
import { sampleCorpus } from '../../testing/sampleCorpus';
import type { AskContext } from '../types';

const adults = { currency: 'EUR' as const, who: 'Adults' };
const corpus = sampleCorpus();
const [louvre] = corpus.places;
if (!louvre) throw new Error('The sample guide has no place');
const sample = { ...louvre, kind: 'monument' as const, tags: [], told: [] };
const assistant = prepareAssistant({
  ...corpus,
  places: [
    ...corpus.places,
    {
      ...sample,
      id: 'iron-tower',
      name: 'Iron Tower',
      localName: 'Iron Tower',
      price: [
        { ...adults, amount: 36.7, product: 'Lift to the summit', ages: [25, 120] },
        { ...adults, amount: 9.2, who: 'Ages 4 to 11', product: 'Lift to the summit', ages: [4, 11] },
        { ...adults, amount: 14.8, product: 'Stairs', ages: [25, 120] },
        { ...adults, amount: 0, who: 'Under 4', ages: [0, 3] },
      ],
    },
    {
      ...sample,
      id: 'sun-palace',
      name: 'Sun Palace',
      localName: 'Sun Palace',
      price: [
        { ...adults, amount: 35, residency: 'elsewhere', months: [4, 5, 6, 7, 8, 9, 10] },
        { ...adults, amount: 25, residency: 'elsewhere', months: [1, 2, 3, 11, 12] },
        { ...adults, amount: 22, residency: 'eea' },
      ],
    },
    {
      ...sample,
      id: 'hill-basilica',
      name: 'Hill Basilica',
      localName: 'Hill Basilica',
      price: [
        { ...adults, amount: 0, who: 'Everyone', product: 'Basilica' },
        { ...adults, amount: 8, product: 'Dome' },
      ],
    },
    {
      ...sample,
      id: 'station-gallery',
      name: 'Station Gallery',
      localName: 'Station Gallery',
      price: [
        { ...adults, amount: 16, ages: [18, 120] },
        { ...adults, amount: 0, who: 'Under 18', ages: [0, 17] },
        { ...adults, amount: 12, ages: [18, 120], from: { weekdays: ['th'], at: '18:00' } },
        { ...adults, amount: 0, who: 'Everyone', from: { weekdays: ['fr'], at: '18:00' } },
      ],
    },
    {
      ...sample,
      id: 'night-gallery',
      name: 'Night Gallery',
      localName: 'Night Gallery',
      price: [
        { ...adults, amount: 16, ages: [18, 120] },
        { ...adults, amount: 9, ages: [18, 120], from: { at: '17:00' } },
      ],
    },
    {
      ...sample,
      id: 'small-zoo',
      name: 'Small Zoo',
      localName: 'Small Zoo',
      price: [{ ...adults, amount: 0, who: 'Under 3', ages: [0, 2] }],
    },
    {
      ...sample,
      id: 'corner-grill',
      name: 'Corner Grill',
      localName: 'Corner Grill',
      kind: 'restaurant' as const,
      price: [],
      costs: { from: 35, to: 65, currency: 'EUR', for: 'Two courses' },
      told: [
        {
          screen: 'Dining',
          path: '/app/dining',
          group: 'Grills',
          entry: {
            place: 'corner-grill',
            why: 'For its fire.',
            notes: [{ label: 'Price', about: ['price' as const], text: 'Weekday lunch below €35.' }],
          },
        },
      ],
    },
    {
      ...sample,
      id: 'canal-house',
      name: 'Canal House',
      localName: 'Canal House',
      kind: 'hotel' as const,
      price: [],
      told: [
        {
          screen: 'Stays',
          path: '/app/stays',
          group: 'Flats',
          entry: {
            place: 'canal-house',
            why: 'For its kitchens.',
            notes: [{ label: 'Flat for five', about: ['price' as const], withLabel: true, text: 'About €250 to €400' }],
          },
        },
      ],
    },
  ],
});
const winter = '2026-11-24T10:00:00+01:00';
const summer = '2027-07-10T10:00:00+02:00';

function answer(question: string, at: string, context: Partial<AskContext> = {}) {
  return assistant.answer(question, {
    now: new Date(at),
    plan: [],
    residency: 'unknown',
    ages: [],
    history: [],
    ...context,
  });
}
const said = (...asked: Parameters<typeof answer>) =>
  answer(...asked)
    .parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []))
    .join(' ');
const price = (...asked: Parameters<typeof answer>) =>
  answer(...asked).parts.flatMap((part) => (part.type === 'places' ? part.places : []))[0]?.price;

it.each<[string, string, Partial<AskContext>, RegExp]>([
  [
    'How much is the Iron Tower?',
    winter,
    { ages: [41, 8] },
    /lift to the summit €45\.90 in all \(€36\.70 at 41, €9\.20 at 8\); stairs €14\.80 at 41, no fare told at 8\./,
  ],
  [
    'What does the Iron Tower cost for two adults and a boy of 9?',
    winter,
    {},
    /lift to the summit €82\.60 in all \(2 × €36\.70 for an adult, €9\.20 at 9\)/,
  ],
  ['How much is the Iron Tower?', winter, { ages: [41] }, /lift to the summit €36\.70 at 41; stairs €14\.80 at 41\./],
  [
    'How much is the Iron Tower?',
    winter,
    {},
    /lift to the summit €36\.70 for adults, €9\.20 for ages 4 to 11, free under 4; stairs €14\.80 for adults, free under 4\./,
  ],
  ['How much is the Hill Basilica?', winter, { ages: [41] }, /basilica free at 41; dome €8 at 41\./],
  [
    'How much is the Sun Palace?',
    summer,
    { ages: [41], residency: 'elsewhere' },
    /costs you €35 at 41, living outside the EEA \(April to October\)\./,
  ],
  [
    'How much is the Sun Palace?',
    winter,
    { ages: [41], residency: 'elsewhere' },
    /costs you €25 at 41, living outside the EEA \(November to March\)\./,
  ],
  ['How much is the Sun Palace in July?', winter, { ages: [41], residency: 'elsewhere' }, /costs you €35 at 41/],
  ['How much is the Sun Palace?', winter, { ages: [41], residency: 'eea' }, /costs you €22 at 41, living in the EEA\./],
  [
    'How much is the Sun Palace?',
    winter,
    { ages: [41] },
    /€35 for adults \(April to October\); €25 for adults \(November to March\); €22 for adults\./,
  ],
])('answers "%s" at %s for %j', (question, at, context, expected) => {
  expect(said(question, at, context)).toMatch(expected);
});

it('shows on a card what the cheapest product costs an adult in that month, and what is free of it', () => {
  expect(price('How much is the Iron Tower?', winter)).toBe('from €14.80');
  expect(price('How much is the Hill Basilica?', winter)).toBe('Free (basilica)');
  expect(price('How much is the Sun Palace?', summer, { residency: 'elsewhere' })).toBe('€35');
  expect(price('How much is the Sun Palace in July?', winter, { residency: 'elsewhere' })).toBe('€35');
  expect(price('How much is the Small Zoo?', winter)).toBeUndefined();
});

it('tells what the day costs, and beside it the cheaper evening', () => {
  expect(said('How much is the Station Gallery?', winter)).toContain(
    '€16 for adults; free under 18; €12 for adults (Thursdays from 18:00); free for everyone (Fridays from 18:00)',
  );
  expect(said('How much is the Station Gallery?', winter, { ages: [41] })).toContain(
    'Station Gallery costs you €16 at 41. On Thursdays from 18:00 Station Gallery costs €12 for adults. On Fridays from 18:00 Station Gallery is free for everyone.',
  );
  expect(said('How much is the Night Gallery?', winter, { ages: [41] })).toContain(
    'Every day from 17:00 Night Gallery costs €9 for adults.',
  );
  expect(said('How much is the Station Gallery?', winter, { ages: [8] })).not.toContain('Thursdays');
  expect(price('How much is the Station Gallery?', winter)).toBe('€16');
});

it('tells what a place costs as its card does, and then what a note adds', () => {
  expect(said('What does the Corner Grill cost?', winter)).toMatch(
    /^Corner Grill: two courses, about €35 to €65\. Corner Grill: Weekday lunch below €35\./,
  );
});

it('tells what a noted price is of where its label says it', () => {
  expect(said('What does the Canal House cost?', winter)).toMatch(/^Canal House, flat for five: About €250 to €400/);
});

it('knows an evening on which everybody enters free', () => {
  expect(said('Is the Station Gallery free on Friday evening?', winter)).toMatch(
    /^Yes, .*Station Gallery is free for everybody on Friday 27 November from 18:00\./,
  );
  expect(said('Is the Station Gallery free on Friday at 14:00?', winter)).toMatch(
    /^No, .*Station Gallery is not free for everybody on Friday 27 November before 18:00\./,
  );
});

it.each<[string, string, Partial<AskContext>]>([
  ['How much is the Station Gallery?', winter, { ages: [41, 8] }],
  ['Is the Station Gallery free on Friday evening?', winter, {}],
  ['How much is the Iron Tower?', winter, { ages: [41, 8] }],
  ['How much is the Sun Palace?', summer, { ages: [41], residency: 'elsewhere' }],
  ['How much is the Sun Palace in July?', winter, {}],
])('says nothing in answer to "%s" at %s for %j that its citations do not bear', (question, at, context) => {
  const { parts, facts } = answer(question, at, context);
  const sentences = parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : []));
  expect(sentences.length).toBeGreaterThan(0);
  for (const text of sentences) expect(assistant.verify(text, facts).unfounded).toEqual([]);
});
