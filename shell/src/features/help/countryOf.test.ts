import { countryOf } from './countryOf';

const books = [
  { country: 'FR', destinations: ['paris'], timezones: ['Europe/Paris'] },
  { country: 'IT', destinations: ['italy'], timezones: ['Europe/Rome'] },
  { country: 'GB', destinations: ['london'], timezones: ['Europe/London'] },
  { country: 'GR', destinations: ['athens'], timezones: ['Europe/Athens'] },
];
const nothing = { part: undefined, lastPart: undefined, timeZone: undefined };

test.each([
  [
    'the page’s, whatever was open last and says the clock',
    { part: 'london', lastPart: 'paris', timeZone: 'Europe/Rome' },
    'GB',
  ],
  ['that of the city that was open last', { ...nothing, lastPart: 'italy', timeZone: 'Europe/Paris' }, 'IT'],
  ['that of the clock', { ...nothing, timeZone: 'Europe/Athens' }, 'GR'],
  [
    'that of the clock, where the page’s part has no book',
    { part: 'atlantis', lastPart: 'lemuria', timeZone: 'Europe/London' },
    'GB',
  ],
  ['none, rather than a guess', { ...nothing, timeZone: 'America/New_York' }, undefined],
  ['none, where nothing is known', nothing, undefined],
  [
    'none, by a name that every object has',
    { part: 'constructor', lastPart: undefined, timeZone: 'constructor' },
    undefined,
  ],
])('the country is %s', (_name, whereabouts, country) => {
  expect(countryOf(books, whereabouts)?.country).toBe(country);
});
