import type { OpeningCalendar } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';
import type { Plan } from '../landing/planSchema';
import { compilePlans, type PlanGround } from './compilePlans';

const located = (id: string, change: { readonly access?: LocatedPlace['access']; readonly shut?: boolean } = {}) =>
  [
    id,
    {
      place: { id, name: `The ${id}`, ...(change.shut ? { shut: true } : {}) },
      access: change.access ?? 'public',
      file: 'places.yaml',
    } as unknown as LocatedPlace,
  ] as const;
/** Thursday 1 January to 31 December 2026, ten to six, on Tuesdays never, in December to four. */
const calendar: OpeningCalendar = {
  from: '2026-01-01',
  days: Array.from({ length: 365 }, (_, day) => (day % 7 === 5 ? 'b' : day >= 334 ? 'c' : 'a')).join(''),
  patterns: [[[600, 1080]], [], [[600, 960]]],
};
const ground: PlanGround = {
  places: new Map([located('palace'), located('cellar', { access: 'premium' }), located('ruin', { shut: true })]),
  addresses: new Map([['palace', '/sights#palace']]),
  calendarOf: ({ id }) => (id === 'palace' ? calendar : undefined),
};
type Day = Plan['days'][number];
const lunch = { at: '12:30', minutes: 60, what: 'Lunch in the square.' };
const visit = { at: '10:00', minutes: 90, place: 'palace', what: 'The palace before the groups.' };
const plan = (change: Partial<Day>, key = 'one-day'): Plan => ({
  key,
  title: 'One day',
  line: 'For the hurried.',
  days: [{ title: 'The day', weekdays: ['we', 'th'], stops: [visit, lunch], ...change }],
});
const problems = (...plans: Plan[]) => {
  try {
    compilePlans(plans, 'days.yaml', ground);
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  return [];
};

it('leads from a stop to the card of its place', () => {
  expect(compilePlans([plan({})], 'days.yaml', ground)[0]?.days[0]?.stops).toEqual([
    { at: '10:00', minutes: 90, what: visit.what, place: { name: 'The palace', to: '/sights#palace' } },
    lunch,
  ]);
});

it.each<[string, Plan[], { field: string; message: RegExp; remedy: RegExp }]>([
  [
    'a stop on a day on which its place is shut',
    [plan({ weekdays: ['mo', 'tu'] })],
    {
      field: 'plans.0.days.0.stops.0.place',
      message: /"palace" is not open 90 minutes from 10:00 on Tuesday$/,
      remedy: /weekdays/,
    },
  ],
  [
    'a stop that outlasts the hours of a season',
    [plan({ stops: [lunch, { ...visit, at: '15:00' }] })],
    { field: 'plans.0.days.0.stops.1.place', message: /on Wednesday and Thursday \(December\)$/, remedy: /shorten/ },
  ],
  [
    'a stop before the doors open, on whatever day',
    [{ ...plan({}), days: [{ title: 'The day', stops: [{ ...visit, at: '09:30' }, lunch] }] }],
    { field: 'plans.0.days.0.stops.0.place', message: /on Monday to Sunday$/, remedy: /Move/ },
  ],
  [
    'stops that overlap',
    [plan({ stops: [visit, { ...lunch, at: '11:15' }] })],
    { field: 'plans.0.days.0.stops.1.at', message: /begins at 11:15, .* 90 minutes from 10:00/, remedy: /Begin later/ },
  ],
  [
    'a place that no file defines',
    [plan({ stops: [{ ...visit, place: 'castle' }, lunch] })],
    { field: 'plans.0.days.0.stops.0.place', message: /"castle"/, remedy: /Define/ },
  ],
  [
    'a premium place',
    [plan({ stops: [{ ...visit, place: 'cellar' }, lunch] })],
    { field: 'plans.0.days.0.stops.0.place', message: /premium/, remedy: /what alone/ },
  ],
  [
    'a place that nobody gets into',
    [plan({ stops: [{ ...visit, place: 'ruin' }, lunch] })],
    { field: 'plans.0.days.0.stops.0.place', message: /nobody/, remedy: /outside: true/ },
  ],
  ['a key that stands twice', [plan({}), plan({})], { field: 'plans.1.key', message: /twice/, remedy: /own key/ }],
  ['a key that the page has taken', [plan({}, 'inside')], { field: 'plans.0.key', message: /part/, remedy: /another/ }],
])('refuses %s', (_name, plans, { field, message, remedy }) => {
  expect(problems(...plans)).toEqual([
    {
      file: 'days.yaml',
      line: 1,
      field,
      message: expect.stringMatching(message),
      remedy: expect.stringMatching(remedy),
    },
  ]);
});

it('does not ask the hours of what is seen from outside', () => {
  expect(
    problems(
      plan({
        weekdays: ['tu'],
        stops: [
          { ...visit, outside: true },
          { ...lunch, place: 'ruin', outside: true },
        ],
      }),
    ),
  ).toEqual([]);
});
