import { parseWith } from '@odysseus/contract';
import { latLng, type City, type Place } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import { compiledLiveSchema } from '../logic/compiledLive';
import { compileLive } from './compileLive';
import type { LiveScreenContent } from '../logic/schema';

const checkedOn = '2026-11-21';
const sources = [{ title: 'City', url: 'https://example.com' }];
const city: City = {
  key: 'testville',
  name: 'Testville',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.85, 2.35),
  bounds: [48.7, 2.2, 49, 2.5],
  localHolidays: [],
  holidayYears: [2026],
  edited: '2026-11-21',
  areas: [],
};
const { key, name, country, timezone, centre } = city;
const place = (id: string, change: Partial<Place> = {}): [string, { readonly place: Place }] => [
  id,
  {
    place: {
      id,
      name: `The ${id}`,
      kind: 'museum',
      coordinates: latLng(48.85, 2.35),
      address: '1 Some Street',
      area: 'Centre',
      nearestStops: ['Well (M1, RER B, C)'],
      hours: 'Tu-Su 10:00-18:00',
      visitMinutes: 30,
      price: [],
      access: { stepFree: 'no' },
      summary: 'A place.',
      body: 'More of it.',
      tips: [],
      warnings: [],
      tags: [],
      ...change,
    },
  },
];
const places = new Map([
  place('well'),
  place('tower'),
  place('inn', { kind: 'hotel', hours: '24/7' }),
  place('ruin', { hours: undefined }),
] as [string, { readonly place: Place }][]);
const content: LiveScreenContent = {
  kind: 'live',
  access: 'premium',
  title: 'Live Testville',
  lead: 'Now.',
  edited: checkedOn,
  items: [
    {
      kind: 'closure',
      name: 'Works',
      from: '2026-11-01',
      dates: 'settled',
      closes: true,
      places: ['ruin'],
      text: 'Shut.',
      links: sources,
    },
  ],
  transport: { name: 'Trains', signs: { metro: 'M' }, language: 'fr' },
  look: { transit: sources, strikes: sources, weather: sources },
  lights: [],
  crowds: {
    basis: 'Our estimate.',
    links: sources,
    places: [
      {
        place: 'well',
        setting: 'indoors',
        why: 'Buckets.',
        levels: {
          usual: [
            [10, 2],
            [12, 3],
          ],
        },
      },
    ],
  },
};
const compile = (change: Partial<LiveScreenContent> = {}, known: typeof places = places) =>
  compileLive({ ...content, ...change }, 'live.yaml', city, { key, name, country, timezone, centre }, known, {
    lists: new Map(),
    maps: [],
  });

it('holds the places with hours and those that it names, equal hours once, and reads back through its own schema', () => {
  const live = parseWith(compiledLiveSchema, JSON.parse(JSON.stringify(compile())), 'The board');
  expect(live.places.map(({ id, hours, lines }) => [id, hours, lines])).toEqual([
    ['well', 0, ['M1', 'RER B', 'RER C']],
    ['tower', 0, ['M1', 'RER B', 'RER C']],
    ['ruin', undefined, ['M1', 'RER B', 'RER C']],
  ]);
  expect(live.calendars).toHaveLength(1);
  expect(live.holidays).toContainEqual({ date: '2027-05-01', name: 'Labour Day' });
});

it('holds the hours up to the last entry beside those of a place that has one', () => {
  const [known] = [...places.values()];
  if (!known) throw new Error('The sample has no place');
  const late = new Map([...places, ['well', { place: { ...known.place, lastEntry: '1 hour before closing' } }]]);
  const live = compile({}, late);
  const well = live.places.find(({ id }) => id === 'well');
  const closing = (index: number | undefined) =>
    live.calendars[index ?? -1]?.patterns.flatMap((openings) => openings.map(([, to]) => to)) ?? [];
  expect(closing(well?.entry)).toEqual(closing(well?.hours).map((to) => to - 59));
  expect(live.places.find(({ id }) => id === 'tower')?.entry).toBeUndefined();
});

it('tells what holds in every strike, with where it was read', () => {
  expect(compile().strikes).toBeUndefined();
  const text = 'Trains run until 08:30.';
  const at = 'https://example.com/strikes';
  const { strikes } = compile({
    strikes: { text, receipts: [{ of: ['rule'], how: 'secondary', at, read: checkedOn, says: 'fino alle 8:29' }] },
  });
  expect(strikes).toEqual({ text, known: { rule: { how: 'secondary', host: 'example.com', on: checkedOn } } });
});

const [item] = content.items;
const [crowd] = content.crowds.places;
it.each([
  [
    'a place that is nowhere',
    { items: item ? [{ ...item, places: ['nowhere'] }] : [] },
    /no file of places\/ defines "nowhere"/,
  ],
  [
    'a line that nothing calls at',
    { items: item ? [{ ...item, lines: ['M1', 'M99'] }] : [] },
    /no line of the network is called "M99"/,
  ],
  [
    'an end before its beginning',
    { items: item ? [{ ...item, until: '2026-10-01' }] : [] },
    /ends on 2026-10-01, before it begins on 2026-11-01/,
  ],
  ['a closure of nothing', { items: item ? [{ ...item, places: undefined }] : [] }, /closes no place that it names/],
  [
    'crowds of a place without hours',
    { crowds: { ...content.crowds, places: crowd ? [{ ...crowd, place: 'ruin' }] : [] } },
    /"ruin" has no hours/,
  ],
  [
    'hours that do not rise',
    {
      crowds: {
        ...content.crowds,
        places: crowd
          ? [
              {
                ...crowd,
                levels: {
                  usual: [
                    [12, 2],
                    [10, 3],
                  ],
                },
              },
            ]
          : [],
      },
    },
    /the hours of "well" do not rise/,
  ],
] as const)('refuses %s, and says what to do', (_what, change, message) => {
  let problems: ContentError | undefined;
  try {
    compile(change as Partial<LiveScreenContent>);
  } catch (cause) {
    if (cause instanceof ContentError) problems = cause;
  }
  expect(problems?.problems[0]?.message).toMatch(message);
  expect(problems?.problems[0]?.remedy).not.toBe('');
});
