import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import { compileContent } from '../compile';

const city = (key: string, more: object = {}) => ({
  key,
  name: key === 'uphill' ? 'Uphill' : 'Downhill',
  country: 'IT',
  timezone: 'Europe/Rome',
  centre: [41.9, 12.5],
  bounds: [41.7, 12.2, 42.1, 12.8],
  localHolidays: [],
  holidayYears: [2026],
  edited: '2026-11-21',
  areas: [
    {
      key,
      text: key,
      icon: 'landmark',
      path: `/${key}`,
      order: key === 'uphill' ? 90 : 100,
      accent: { light: '#884422', dark: '#ffbb88' },
    },
  ],
  ...more,
});
const times = <T>(count: number, one: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => one(at));
const link = { title: 'A page', url: 'https://city.example/page' };
const overview = (key: string, more: object = {}) => ({
  route: { path: `/${key}`, text: key, icon: 'map', order: 10 },
  kind: 'overview',
  access: 'public',
  title: key,
  lead: 'A city on a hill.',
  edited: '2026-11-21',
  hero: { picture: 'hero', alt: 'A hill' },
  orientation: ['Up is north.', 'Down is south.'],
  facts: times(4, (at) => ({ label: `Fact ${at}`, value: 'Some value', icon: 'info' })),
  areas: times(5, (at) => ({ name: `Area ${at}`, character: 'Steep', goodFor: 'Views', stops: 'Top' })),
  bookToday: times(3, (at) => ({ what: `Tour ${at}`, leadTime: 'A week', why: 'It fills', official: link })),
  arrivals: [
    {
      from: 'Airport',
      kind: 'airport',
      options: [{ mode: 'Bus', to: 'Centre', minutes: [20, 30], fare: 'Free' }],
      firstTwoHours: ['Sit down.', 'Drink.'],
    },
  ],
  climate: { source: link, months: times(12, () => ({ high: 20, low: 10, rainDays: 5, note: 'Mild' })) },
  events: times(4, (at) => ({ name: `Feast ${at}`, months: [1], when: 'In winter', line: 'Music and cake.' })),
  entry: [{ title: 'Passport', text: 'Bring it.' }],
  tiles: [],
  ...more,
});
const basic = (key: string, more: object = {}) => ({
  key,
  title: `About ${key}`,
  icon: 'info',
  quick: `${key} in a line`,
  points: [`${key} everywhere`],
  ...more,
});
const receipt = {
  of: ['rule'],
  how: 'official',
  at: 'https://state.example/refund',
  read: '2026-11-20',
  says: 'superiore a 70 euro',
};
const sum = { key: 'tax-refund', what: 'Least for a refund', amount: 70, currency: 'EUR', receipts: [receipt] };
const country = (more: object = {}) => ({
  country: 'IT',
  edited: '2026-11-21',
  authorities: ['state.example'],
  sums: [sum],
  basics: [
    basic('tax-refund', { quick: 'Over {{country.tax-refund}} in one shop' }),
    basic('tipping'),
    basic('strikes', { links: [link] }),
  ],
  ...more,
});
/** Of a screen of passes what is quoted; what else it lacks is told of the screen. */
const passes = (key: string) =>
  `kind: passes\ncurrency: EUR\nrides: [{ key: ${key}, fares: [{ amount: 1.5, who: Everyone }] }]\npasses: []\ncarriers: []\n`;
const list = (...blocks: object[]) => ({
  route: { path: '/hints', text: 'Hints', icon: 'info', menu: false },
  kind: 'places',
  access: 'public',
  title: 'Hints',
  lead: 'What to know.',
  edited: '2026-11-21',
  introduction: ['Read on.'],
  groups: [],
  blocks,
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'country-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Two cities of one country, with some files otherwise. JSON is YAML. */
function write(files: Record<string, object | string> = {}): void {
  const all = {
    'country.yaml': country(),
    'uphill/city.yaml': city('uphill'),
    'uphill/screens/overview.yaml': overview('uphill'),
    'downhill/city.yaml': city('downhill'),
    'downhill/screens/overview.yaml': overview('downhill'),
    ...files,
  };
  for (const [name, value] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value, null, 1));
  }
}
const compiled = (files?: Record<string, object | string>) => {
  write(files);
  return compileContent(folder, folder, '2026-11-21');
};
function problems(files: Record<string, object | string>): string[] {
  try {
    compiled(files);
  } catch (cause) {
    if (cause instanceof ContentError)
      return cause.problems.map(({ file, line, field, message }) => `${file}:${line}: ${field}: ${message}`);
    throw cause;
  }
  return [];
}
function basicsOf(content: ReturnType<typeof compileContent>, key: string) {
  const screen = content.publicScreens.get(join(folder, key, 'screens/overview.yaml'));
  return screen?.kind === 'overview' ? (screen.basics ?? []) : [];
}

describe('a country of two cities', () => {
  it('is told in both, with its sums quoted, and each city has its own', () => {
    const content = compiled({
      'uphill/screens/overview.yaml': overview('uphill', {
        basics: [basic('water'), { from: 'country', key: 'tipping', points: ['Not on the funicular'] }],
      }),
      'downhill/screens/overview.yaml': overview('downhill', {
        basics: [basic('tipping', { title: 'Tipping in boats' })],
        without: ['strikes'],
      }),
    });
    expect(basicsOf(content, 'uphill')).toMatchObject([
      { key: 'water' },
      { key: 'tipping', points: ['tipping everywhere', 'Not on the funicular'] },
      { key: 'tax-refund', quick: 'Over €70 in one shop' },
      { key: 'strikes' },
    ]);
    expect(basicsOf(content, 'downhill').map(({ title }) => title)).toEqual(['Tipping in boats', 'About tax-refund']);
    expect(content.country).toMatchObject({
      country: 'IT',
      toldBy: new Map([
        ['tax-refund', ['downhill', 'uphill'].map((key) => join(folder, key, 'screens/overview.yaml'))],
        ['tipping', [join(folder, 'uphill/screens/overview.yaml')]],
        ['strikes', [join(folder, 'uphill/screens/overview.yaml')]],
      ]),
    });
    expect(content.files).toContain(join(folder, 'country.yaml'));
    expect(content.facts.map(({ file, field }) => [file, field])).toEqual([
      [join(folder, 'country.yaml'), 'sums.0.receipts.0'],
    ]);
  });

  it('gives its holidays and its authorities to both', () => {
    const read = { ...receipt, of: ['rule'], says: 'vietato' };
    const { cities } = compiled({
      'country.yaml': country({ holidays: [{ day: '10-04', name: 'Saint Francis' }] }),
      'uphill/city.yaml': city('uphill', { localHolidays: [{ day: '06-29', name: 'Feast of the hill' }] }),
      'uphill/screens/overview.yaml': overview('uphill', {
        entry: [{ title: 'Passport', text: 'Bring it.', receipts: [read] }],
      }),
    });
    expect(cities.map(({ localHolidays }) => localHolidays.map(({ day }) => day))).toEqual([
      ['10-04'],
      ['10-04', '06-29'],
    ]);
  });

  it('is told in a block of a screen as the city tells it', () => {
    const content = compiled({
      'uphill/screens/overview.yaml': overview('uphill', {
        basics: [{ from: 'country', key: 'strikes', points: ['The funicular runs'] }],
      }),
      'uphill/screens/hints.yaml': list({ type: 'basic', of: 'strikes', subject: 'strikes' }),
    });
    expect(content.publicScreens.get(join(folder, 'uphill/screens/hints.yaml'))).toMatchObject({
      blocks: [
        {
          type: 'text',
          subject: 'strikes',
          title: 'About strikes',
          line: 'strikes in a line',
          points: ['strikes everywhere', 'The funicular runs'],
          links: [link],
        },
      ],
    });
  });

  it('may quote a fare that each of its cities sells, and no other', () => {
    const quoting = country({ basics: [basic('tipping', { quick: 'As much as a ride, {{fare.metro}}' })] });
    const told = (files: Record<string, string>) =>
      problems({ 'country.yaml': quoting, ...files }).filter((problem) => problem.startsWith('country.yaml'));
    expect(told({ 'uphill/screens/passes.yaml': passes('metro') })).toEqual([
      expect.stringMatching(
        /^country\.yaml:\d+: basics\.0\.quick: "fare\.metro" quotes what is not sold in Downhill, where this text is told too$/,
      ),
    ]);
    expect(
      told({ 'uphill/screens/passes.yaml': passes('metro'), 'downhill/screens/passes.yaml': passes('metro') }),
    ).toEqual([]);
  });

  it('lets a screen quote its sums', () => {
    const text = { type: 'text', title: 'Refund', points: ['From {{country.tax-refund}} on'] };
    expect(
      compiled({ 'uphill/screens/hints.yaml': list(text) }).publicScreens.get(
        join(folder, 'uphill/screens/hints.yaml'),
      ),
    ).toMatchObject({ blocks: [{ points: ['From €70 on'] }] });
    expect(problems({ 'uphill/screens/hints.yaml': list({ ...text, points: ['{{country.vat}} on all'] }) })).toEqual([
      expect.stringMatching(
        /^uphill\/screens\/hints\.yaml:\d+: blocks\.0\.points\.0: "country\.vat" quotes what is no/,
      ),
    ]);
  });

  it.each<[string, Record<string, object | string>, RegExp]>([
    [
      'a city of another country',
      { 'uphill/city.yaml': city('uphill', { country: 'FR' }) },
      /^uphill\/city\.yaml:4: country: Uphill is in FR, and .*country\.yaml tells of IT$/,
    ],
    [
      'an override of nothing',
      { 'uphill/screens/overview.yaml': overview('uphill', { basics: [{ from: 'country', key: 'plugs' }] }) },
      /^uphill\/screens\/overview\.yaml:\d\d+: basics\.0\.key: country\.yaml has no basic "plugs"$/,
    ],
    [
      'leaving out what there is not',
      { 'uphill/screens/overview.yaml': overview('uphill', { without: ['plugs'] }) },
      /^uphill\/screens\/overview\.yaml:\d\d+: without\.0: country\.yaml has no basic "plugs"$/,
    ],
    [
      'a field that is none, once for both cities',
      { 'country.yaml': country({ currency: 'EUR' }) },
      /^country\.yaml:\d\d+: currency: the schema has no such key$/,
    ],
    [
      'a receipt of a host that is no authority, once for both cities',
      { 'country.yaml': country({ authorities: ['law.example'] }) },
      /^country\.yaml:\d+: sums\.0\.receipts\.0: state\.example is neither/,
    ],
    [
      'a reading that is a year old, once for both cities',
      { 'country.yaml': country({ sums: [{ ...sum, receipts: [{ ...receipt, read: '2025-01-02' }] }] }) },
      /^country\.yaml:\d+: sums\.0\.receipts\.0: was read on 2025-01-02/,
    ],
    [
      'a block of what nobody tells',
      { 'uphill/screens/hints.yaml': list({ type: 'basic', of: 'plugs' }) },
      /^uphill\/screens\/hints\.yaml:\d+: blocks\.0\.of: neither the city's overview nor its country tells a basic "plugs"$/,
    ],
    [
      'a basic of the city that lacks its line, by the field',
      { 'uphill/screens/overview.yaml': overview('uphill', { basics: [{ ...basic('water'), quick: undefined }] }) },
      /^uphill\/screens\/overview\.yaml:\d\d+: basics\.0\.quick: /,
    ],
  ])('refuses %s', (_name, files, expected) => {
    expect(problems(files)).toEqual([expect.stringMatching(expected)]);
  });
});
