import { latLng, pageCity, type CivilDate, type City, type LatLng } from '@odysseus/model';
import { openingCalendar, holidaysOf } from '@odysseus/model/content';
import type { CompiledLive, LivePlace } from '../logic/compiledLive';

/** The city of the sample. */
export const sampleCity: City = {
  key: 'paris',
  name: 'Paris',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.8566, 2.3522),
  bounds: [48.8, 2.1, 48.94, 2.48],
  localHolidays: [],
  holidayYears: [2026, 2027],
  edited: '2026-11-21',
  areas: [],
};
const checkedOn = '2026-11-21';
const read = { how: 'official' as const, host: 'example.com', on: checkedOn as CivilDate };
const sources = [{ title: 'City', url: 'https://example.com' }];

/** Name, kind, position, hours and lines of each place. */
const table: readonly (readonly [string, LivePlace['kind'], LatLng, string | undefined, readonly string[]])[] = [
  [
    'louvre',
    'museum',
    latLng(48.8611, 2.3358),
    'Mo,Th,Sa,Su 09:00-18:00; We,Fr 09:00-21:00; Jan 1,May 1,Dec 25 off',
    ['M1', 'M7'],
  ],
  [
    'orsay',
    'museum',
    latLng(48.86, 2.3256),
    'Tu,We,Fr-Su 09:30-18:00; Th 09:30-21:45; May 1,Dec 25 off',
    ['RER C', 'M12'],
  ],
  ['rodin', 'museum', latLng(48.8553, 2.3158), 'Tu-Su 10:00-18:30; Jan 1,May 1,Dec 25 off', ['M13']],
  ['tower', 'monument', latLng(48.8581, 2.2946), 'Mo-Su 09:30-23:00', ['RER C', 'M6']],
  ['arch', 'monument', latLng(48.8738, 2.295), 'Mo-Su 10:00-22:30; Jan 1,May 1,Dec 25 off', ['M1', 'M2', 'RER A']],
  ['pompidou', 'museum', latLng(48.8606, 2.3518), undefined, ['M11']],
  ['store', 'shop', latLng(48.8737, 2.332), 'Mo-Sa 10:00-20:00; Su 11:00-20:00; Dec 24 10:00-17:00; PH off', ['M7']],
  ['bar', 'bar', latLng(48.853, 2.37), 'Mo-Su 18:00-02:00', ['M8']],
  ['wood', 'park', latLng(48.83, 2.43), '24/7', ['M1']],
];

const withHours = table.filter(([, , , hours]) => hours !== undefined);
/** Worked out once: the parser takes its time. */
const calendars = withHours.map(([, , , hours = '']) => openingCalendar(hours, sampleCity, checkedOn));
const holidays = holidaysOf(sampleCity, [2026, 2027]);

/** A small city's board with hours as they are in Paris. */
export function sampleLive(changes: Partial<CompiledLive> = {}): CompiledLive {
  return {
    kind: 'live',
    access: 'premium',
    title: 'Live Paris',
    lead: 'What is open and how full it is.',
    edited: checkedOn,
    items: [
      {
        kind: 'closure',
        name: 'Works at the Pompidou',
        from: '2025-09-22',
        fromWords: 'autumn 2025',
        untilWords: 'about 2030',
        dates: 'settled',
        closes: true,
        places: ['pompidou'],
        text: 'Shut whole.',
        instead: 'Look at it from the square.',
        known: { closure: read },
        links: sources,
      },
      {
        kind: 'event',
        name: 'Fireworks',
        from: '2027-07-14',
        until: '2027-07-14',
        dates: 'settled',
        places: ['tower'],
        text: 'The tower closes early.',
        known: { closure: read },
        links: sources,
      },
      {
        kind: 'sale',
        name: 'Winter sales',
        from: '2027-01-06',
        until: '2027-02-02',
        dates: 'expected',
        places: ['store'],
        text: 'Four weeks.',
        known: { closure: read },
        links: sources,
      },
      {
        kind: 'event',
        name: 'Christmas Eve',
        from: '2026-12-24',
        until: '2026-12-24',
        dates: 'settled',
        text: 'Shops shut at six. Book a table.',
        known: { closure: read },
        links: sources,
      },
      {
        kind: 'schoolHoliday',
        name: 'Christmas holidays',
        from: '2026-12-19',
        until: '2027-01-03',
        dates: 'settled',
        text: 'Full museums.',
        known: { closure: read },
        links: sources,
      },
    ],
    transport: { name: 'Metro and RER', signs: { metro: 'M', rer: 'RER ' }, language: 'fr' },
    look: { transit: sources, strikes: sources, weather: sources },
    strikes: { text: 'In any strike trains run until half past eight.', known: { rule: read } },
    lights: [
      {
        name: 'Golden light',
        place: 'tower',
        until: '23:45',
        text: 'It sparkles.',
        known: { closure: read },
        links: sources,
      },
      { name: 'Bridges', text: 'Lamps.', known: { closure: read }, links: sources },
    ],
    crowds: {
      basis: 'Our own estimate.',
      links: sources,
      places: [
        {
          place: 'louvre',
          setting: 'indoors',
          why: 'Slots.',
          levels: {
            usual: [
              [9, 2],
              [11, 4],
              [15, 3],
              [17, 2],
            ],
            we: [
              [9, 3],
              [19, 1],
            ],
            weekend: [
              [9, 3],
              [10, 4],
            ],
          },
        },
        {
          place: 'orsay',
          setting: 'indoors',
          freeFirstSundays: [12],
          why: 'Evenings.',
          levels: {
            usual: [
              [9, 2],
              [11, 3],
              [16, 2],
            ],
          },
        },
        {
          place: 'tower',
          setting: 'outdoors',
          why: 'Sunset.',
          levels: {
            usual: [
              [9, 2],
              [11, 3],
              [20, 1],
            ],
          },
        },
      ],
    },
    city: pageCity(sampleCity),
    calendars,
    places: table.map(([id, kind, at, hours, lines]) => ({
      id,
      name: `The ${id}`,
      kind,
      at,
      area: 'Centre',
      path: `/sights#${id}`,
      ...(hours === undefined ? {} : { hours: withHours.findIndex(([other]) => other === id) }),
      lines: [...lines],
      known: { hours: read },
    })),
    holidays,
    climate: {
      months: Array.from({ length: 12 }, (_, month) => ({
        high: 10 + month,
        low: month,
        rainDays: 9,
        note: 'Bring a coat.',
      })),

      links: sources,
    },
    lines: [{ id: '1', colour: '#ffcd00', textColour: '#000000' }],
    ...changes,
  };
}
