import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import { compileContent } from './compile';

const city = `
key: testville
name: Testville
country: FR
timezone: Europe/Paris
centre: [48.85, 2.35]
bounds: [48.7, 2.2, 49.0, 2.5]
localHolidays: []
holidayYears: [2026]
edited: 2026-11-21
authorities: [city.example]
areas:
  - { key: testville, text: Testville, icon: landmark, path: /testville, order: 90, accent: { light: '#884422', dark: '#ffbb88' } }
`;
const place = (change: Record<string, string> = {}) => {
  const fields: Record<string, string> = {
    id: 'old-well',
    name: 'Old well',
    kind: 'monument',
    coordinates: '[48.85, 2.35]',
    address: '1 Well Street',
    area: 'Centre',
    nearestStops: '[Well]',
    hours: '"Tu-Su 10:00-18:00"',
    visitMinutes: '20',
    price: '[]',
    access: '{ stepFree: "yes" }',
    summary: 'A well.',
    body: 'A well with a rope and a bucket.',
    tips: '[]',
    warnings: '[]',
    tags: '[]',
    ...change,
  };
  return `  - ${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n    ')}\n`;
};
/** Of the well's hours, as a file has it. */
const receipt = (change: Record<string, string> = {}) =>
  `[${JSON.stringify({ of: ['hours'], how: 'official', at: 'https://city.example/well', read: '2026-11-21', says: 'Tu-Su 10:00-18:00', ...change })}]`;
const places = (access: string, ...entries: string[]) => `access: ${access}\nplaces:\n${entries.join('')}`;
const route = (path: string, more = '') => `route: { path: ${path}, text: Screen, icon: map, menu: false${more} }\n`;
const list = (access: string, id = 'old-well', path = access === 'public' ? '/wells' : '/app/wells') => `
${route(path)}kind: places
access: ${access}
title: Wells
lead: Where to draw water.
edited: 2026-11-21
introduction: [Bring a bucket.]
groups:
  - title: All
    entries:
      - { place: ${id}, why: It is cool in summer. }
blocks: []
`;

const assistant = `
${route('/app/odysseus')}kind: assistant
access: premium
title: Odysseus in Testville
lead: Ask about Testville.
vignette: assistant
greeting: [I answer from this guide alone.]
examples:
  - { title: Find, icon: map-pin, questions: [Where is it quiet?, What is open?] }
  - { title: Check, icon: clock, questions: [Is the well open?, How deep is it?] }
  - { title: Plan, icon: calendar, questions: [Plan a day., What if it rains?] }
local: { language: French, people: Testers, starts: [The well], chips: {}, districts: { word: ward, count: 9, postcodes: ['750##'] } }
`;
const emergency = (path: string) => list('public', 'old-well', path).replace(', icon: map', '');
const numbers = (help = '') =>
  list('public').replace(
    'blocks: []',
    `blocks: [{ type: numbers, title: Numbers, numbers: [{ number: '112', name: Everything, line: Day and night.${help} }] }]`,
  );

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The city's file, with the areas of the places that are written beside it. */
function listing(files: Readonly<Record<string, string>>): string {
  const written = files['city.yaml'] ?? city;
  const areas = Object.values(files).flatMap((text) =>
    [...text.matchAll(/^ {4}area: (.+)$/gm)].map(([, area]) => area),
  );
  return areas.length === 0 || written.includes('areaNames')
    ? written
    : `${written}areaNames: [${[...new Set(areas)].join(', ')}]\n`;
}

function write(files: Record<string, string>): void {
  for (const [name, text] of Object.entries({ ...files, 'city.yaml': listing(files) })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function problems(files: Record<string, string>) {
  write(files);
  try {
    compileContent(folder, folder, '2026-11-21');
  } catch (cause) {
    if (cause instanceof ContentError) return cause.problems;
    throw cause;
  }
  throw new Error('the content compiled, and it should not have');
}

describe('compileContent', () => {
  it('keeps premium screens apart from public ones, with the week of each place', () => {
    write({ 'places/wells.yaml': places('premium', place()), 'screens/wells.yaml': list('premium') });
    const content = compileContent(folder, folder, '2026-11-21');
    expect(content.publicScreens.size).toBe(0);
    expect(content.premiumScreens.get('testville/wells')).toMatchObject({
      places: {
        'old-well': {
          week: [
            { days: 'Mon', hours: 'closed' },
            { days: 'Tue–Sun', hours: '10:00–18:00' },
          ],
        },
      },
    });
  });

  it('lets nothing of a locked place into the public screen but what its card says, and nothing into what others read', () => {
    const cellar = place({
      id: 'deep-cellar',
      name: 'Deep cellar',
      localName: 'La Cave',
      otherNames: '[The hole]',
      kind: 'bar',
      vignette: 'tea',
      coordinates: '[48.8611, 2.3422]',
      address: '7 Hidden Lane',
      phone: '01 42 34 82 34',
      area: 'Under the hill',
      nearestStops: '[Catacombs]',
      hours: '"Mo 19:00-23:00"',
      hoursNote: 'Ring twice.',
      lastEntry: 'An hour before',
      visitMinutes: '95',
      price: '[{ amount: 12, currency: EUR, who: Drinkers }]',
      booking: '{ needed: required, leadTime: A week, url: https://cellar.example/book }',
      access: '{ stepFree: "no", note: Ninety steps }',
      quick: 'Knock at the green door.',
      summary: 'A cellar under the well.',
      body: 'Behind the third barrel a door leads on.',
      tips: '[Bring a lamp.]',
      warnings: '[Mind your head.]',
      bestTime: 'At midnight',
      tags: '[wine]',
      site: '[cellar.example]',
      links: '[{ title: The cellar itself, url: https://cellar.example/ }]',
    });
    const entries = '    entries:\n';
    const files = {
      'places/wells.yaml': places('public', place()),
      'places/cellars.yaml': places('premium', cellar),
      'screens/cellars.yaml': list('premium', 'deep-cellar', '/app/cellars'),
      'screens/wells.yaml': list('public'),
      'screens/odysseus.yaml': assistant,
    };
    write(files);
    const before = compileContent(folder, folder, '2026-11-21');
    write({ ...files, 'screens/wells.yaml': list('public').replace(entries, `    locked: [deep-cellar]\n${entries}`) });
    const after = compileContent(folder, folder, '2026-11-21');

    const file = join(folder, 'screens/wells.yaml');
    const open = before.publicScreens.get(file);
    if (open?.kind !== 'places') throw new Error('The wells are gone');
    expect(JSON.parse(JSON.stringify(after.publicScreens.get(file)))).toEqual({
      ...(JSON.parse(JSON.stringify(open)) as object),
      groups: [
        {
          ...open.groups[0],
          locked: [
            {
              id: 'deep-cellar',
              name: 'Deep cellar',
              kind: 'bar',
              vignette: 'tea',
              area: 'Under the hill',
              path: '/app/cellars',
            },
          ],
        },
      ],
    });
    expect(after.premiumScreens).toEqual(before.premiumScreens);
    expect(after.corpora).toEqual(before.corpora);
    expect(after.search).toEqual(before.search);
  });

  it('takes a list that is left out for one without anything in it', () => {
    const left = { nearestStops: '', price: '', tips: '', warnings: '', tags: '' };
    write({ 'places/wells.yaml': places('public', place(left)), 'screens/wells.yaml': list('public') });
    const screen = compileContent(folder, folder, '2026-11-21').publicScreens.get(join(folder, 'screens/wells.yaml'));
    expect(screen).toMatchObject({
      places: { 'old-well': { nearestStops: [], price: [], tips: [], warnings: [], tags: [] } },
    });
  });

  it('tells of a place at whose first stop buses alone call that one gets there by bus', () => {
    const stops = (id: string, nearestStops: string) => place({ id, nearestStops });
    write({
      'places/wells.yaml': places(
        'public',
        stops('old-well', '[{ words: Old Market (40), by: bus }, Well]'),
        stops('new-well', '[Well (M8), { words: Old Market (40), by: bus }]'),
      ),
      'screens/old.yaml': list('public'),
      'screens/new.yaml': list('public', 'new-well', '/new-wells'),
    });
    const { publicScreens } = compileContent(folder, folder, '2026-11-21');
    expect(publicScreens.get(join(folder, 'screens/old.yaml'))).toMatchObject({
      places: { 'old-well': { nearestStops: ['Old Market (40)', 'Well'], stopBy: 'bus' } },
    });
    expect(publicScreens.get(join(folder, 'screens/new.yaml'))).not.toMatchObject({
      places: { 'new-well': { stopBy: expect.anything() as unknown } },
    });
  });

  it('tells every screen of a city the former ids of its places', () => {
    write({
      'city.yaml': `${city}renamed: { well: old-well }\n`,
      'places/wells.yaml': places('public', place()),
      'screens/wells.yaml': list('public'),
    });
    const screen = compileContent(folder, folder, '2026-11-21').publicScreens.get(join(folder, 'screens/wells.yaml'));
    expect(screen).toMatchObject({ city: { renamed: { well: 'old-well' } } });
  });

  it('shuts a place on the days that it names, whatever its hours say', () => {
    write({
      'places/wells.yaml': places(
        'public',
        place({ closedOn: '[{ from: 2026-12-24, to: 2026-12-25, why: Christmas }]' }),
      ),
      'screens/wells.yaml': list('public'),
    });
    const screen = compileContent(folder, folder, '2026-11-21').publicScreens.get(join(folder, 'screens/wells.yaml'));
    const calendar = screen?.kind === 'places' ? screen.places['old-well']?.calendar : undefined;
    const openings = (day: number) => calendar?.patterns[(calendar.days.codePointAt(day) ?? 0) - 97];
    // From Saturday 21 November 2026 on: Wednesday 23 to Saturday 26 December.
    expect([32, 33, 34, 35].map(openings)).toEqual([[[600, 1080]], [], [], [[600, 1080]]]);
  });

  it('gives an emergency page, and one in preparation, the help of their country, and names its files', () => {
    const preparation =
      'route: { path: /later, text: Later, menu: false }\nkind: preparation\naccess: public\ntitle: Help\nhelp: true\nwillTell: [Where to go.]\n';
    write({
      'places/wells.yaml': places('public', place()),
      'screens/help.yaml': `${emergency('/help')}help: true\n`,
      'screens/later.yaml': preparation,
      'screens/wells.yaml': list('public'),
    });
    const { publicScreens, files } = compileContent(folder, folder, '2026-11-21');
    for (const name of ['help', 'later']) {
      expect(publicScreens.get(join(folder, 'screens', `${name}.yaml`))).toMatchObject({
        help: { book: { country: 'FR', language: 'fr' }, words: { choking: { title: 'Choking' } } },
      });
    }
    expect(publicScreens.get(join(folder, 'screens/wells.yaml'))).not.toHaveProperty('help');
    expect(files.filter((file) => file.endsWith('countries/france.yaml'))).toHaveLength(1);
  });

  it.each<[string, Record<string, string>, { file: string; line?: number; field: RegExp; remedy: RegExp }]>([
    [
      'wrong type',
      { 'places/a.yaml': places('public', place({ visitMinutes: 'soon' })) },
      { file: 'places/a.yaml', line: 11, field: /places\.0\.visitMinutes/, remedy: /number/ },
    ],
    [
      'unknown key',
      { 'places/a.yaml': places('public', place({ rating: '5' })) },
      { file: 'places/a.yaml', line: 19, field: /places\.0\.rating/, remedy: /spelling/ },
    ],
    [
      'an authority that nobody named',
      { 'places/a.yaml': places('public', place({ receipts: receipt({ at: 'https://elsewhere.example/well' }) })) },
      { file: 'places/a.yaml', line: 19, field: /places\.0\.receipts\.0/, remedy: /authorities in city\.yaml/ },
    ],
    [
      'a most visited place that is not there',
      { 'city.yaml': `${city}mostVisited: [new-well]\n` },
      { file: 'city.yaml', field: /mostVisited\.0/, remedy: /Define the place/ },
    ],
    [
      'an id that is written in another way',
      { 'places/a.yaml': places('public', place({ id: 'old--well' })) },
      { file: 'places/a.yaml', line: 3, field: /places\.0\.id/, remedy: /Correct/ },
    ],
    [
      'a place that stands in two files',
      { 'places/a.yaml': places('public', place()), 'places/b.yaml': places('premium', place()) },
      { file: 'places/b.yaml', line: 3, field: /places\.0\.id/, remedy: /Write each place once/ },
    ],
    [
      'a former id that a place bears',
      {
        'city.yaml': `${city}renamed:\n  old-well: new-well\n`,
        'places/a.yaml': places('public', place(), place({ id: 'new-well' })),
      },
      { file: 'city.yaml', line: 15, field: /renamed\.old-well/, remedy: /not used again/ },
    ],
    [
      'a former id that leads nowhere',
      { 'city.yaml': `${city}renamed: { well: old-wel }\n`, 'places/a.yaml': places('public', place()) },
      { file: 'city.yaml', field: /renamed\.well/, remedy: /Did you mean "old-well"/ },
    ],
    [
      'a former id that leads to a former one',
      {
        'city.yaml': `${city}renamed: { first: second, second: old-well }\n`,
        'places/a.yaml': places('public', place()),
      },
      { file: 'city.yaml', field: /renamed\.first/, remedy: /first: old-well/ },
    ],
    [
      'former ids that lead in a circle',
      { 'city.yaml': `${city}renamed: { first: second, second: first }\n` },
      { file: 'city.yaml', field: /renamed\.first/, remedy: /place that is there|Did you mean/ },
    ],
    [
      'an area that the city does not list',
      {
        'city.yaml': `${city}areaNames: [Harbour, Centre]\n`,
        'places/a.yaml': places('public', place({ area: 'Harbour' }), place({ id: 'new-well', area: 'Center' })),
      },
      { file: 'places/a.yaml', line: 24, field: /places\.1\.area/, remedy: /Did you mean "Centre"/ },
    ],
    [
      'areas without a list of them',
      { 'city.yaml': `${city}# areaNames\n`, 'places/a.yaml': places('public', place()) },
      { file: 'city.yaml', field: /areaNames/, remedy: /List them: Centre/ },
    ],
    [
      'an area in which no place lies',
      {
        'city.yaml': `${city}areaNames: [Centre, Harbour]\n`,
        'places/a.yaml': places('public', place()),
      },
      { file: 'city.yaml', line: 14, field: /areaNames\.1/, remedy: /off the list/ },
    ],
    [
      'a single town',
      { 'city.yaml': `${city}towns: [{ name: North, centre: [48.9, 2.3] }]\n` },
      { file: 'city.yaml', field: /^towns$/, remedy: /./ },
    ],
    [
      'a town that stands twice',
      {
        'city.yaml': `${city}towns: [{ name: North, centre: [48.9, 2.3] }, { name: North, centre: [48.8, 2.3] }]\n`,
      },
      { file: 'city.yaml', line: 14, field: /towns\.1\.name/, remedy: /off the list/ },
    ],
    [
      'a town outside the bounds',
      {
        'city.yaml': `${city}towns: [{ name: North, centre: [48.9, 2.3] }, { name: South, centre: [2.3, 48.8] }]\n`,
      },
      { file: 'city.yaml', line: 14, field: /towns\.1\.centre/, remedy: /latitude first/ },
    ],
    [
      'a place that is related to none',
      { 'places/a.yaml': places('public', place({ related: '[new-well]' })) },
      { file: 'places/a.yaml', line: 19, field: /places\.0\.related\.0/, remedy: /Define the place/ },
    ],
    [
      'a public place that leads to a premium one',
      {
        'places/a.yaml': places('public', place({ related: '[new-well]' })),
        'places/b.yaml': places('premium', place({ id: 'new-well' })),
      },
      { file: 'places/a.yaml', field: /places\.0\.related\.0/, remedy: /path of its screen/ },
    ],
    [
      'a screen that nothing names',
      { 'places/a.yaml': places('public', place({ related: '[/wells]' })) },
      { file: 'places/a.yaml', field: /places\.0\.related\.0/, remedy: /Correct the path/ },
    ],
    [
      'slots that open at no time of day',
      {
        'places/a.yaml': places(
          'public',
          place({ booking: "{ needed: required, opens: { daysBefore: 90, at: '8.30' } }" }),
        ),
      },
      { file: 'places/a.yaml', line: 19, field: /places\.0\.booking\.opens\.at/, remedy: /Correct/ },
    ],
    [
      'a closure that ends before it begins',
      {
        'places/a.yaml': places(
          'public',
          place({ closedOn: '[{ from: 2026-12-26, to: 2026-12-24, why: Christmas }]' }),
        ),
      },
      { file: 'places/a.yaml', line: 19, field: /places\.0\.closedOn\.0/, remedy: /Correct/ },
    ],
    [
      'missing field',
      { 'places/a.yaml': places('public', place({ summary: '' })) },
      { file: 'places/a.yaml', field: /places\.0\.summary/, remedy: /Add the field/ },
    ],
    [
      'a stop cut in two by its comma',
      { 'places/a.yaml': places('public', place({ nearestStops: '[Old Market (M8, M9)]' })) },
      { file: 'places/a.yaml', line: 9, field: /nearestStops/, remedy: /./ },
    ],
    [
      'a station of a city without a network',
      { 'places/a.yaml': places('public', place({ nearestStops: '[{ station: well, then: bus 4 }]' })) },
      { file: 'places/a.yaml', line: 9, field: /nearestStops\.0/, remedy: /in words, or name the network/ },
    ],
    [
      'a network that is not there',
      { 'city.yaml': `${city}network: ../metro/network.yaml\n` },
      { file: 'city.yaml', line: 14, field: /network/, remedy: /path of the network/ },
    ],
    [
      'bad hours',
      { 'places/a.yaml': places('public', place({ hours: '"Tuesdayish 10-18"' })) },
      { file: 'places/a.yaml', line: 10, field: /hours/, remedy: /opening_hours/ },
    ],
    [
      'a rule that has lost its season',
      {
        'places/a.yaml': places(
          'public',
          place({ hours: '"Apr-Sep Mo-Sa 10:00-18:15, Su 12:00-18:15; Oct-Mar 10:00-17:00"' }),
        ),
      },
      { file: 'places/a.yaml', line: 10, field: /hours/, remedy: /Apr-Sep Su/ },
    ],
    [
      'hours of a listed place of which a rule wipes out part of the one before',
      {
        'places/a.yaml': places('public', place({ hours: "'Tu-Sa 12:00-25:00; Su 18:00-25:00'" })),
        'screens/wells.yaml': list('public'),
      },
      { file: 'places/a.yaml', field: /places\.0\.hours/, remedy: /opening_hours syntax/ },
    ],
    [
      'two fares that nobody can tell apart',
      {
        'places/a.yaml': places(
          'public',
          place({
            price:
              '\n      - { amount: 2, currency: EUR, who: Adults }\n      - { amount: 5, currency: EUR, who: Dome }',
          }),
        ),
      },
      { file: 'places/a.yaml', line: 14, field: /places\.0\.price\.1/, remedy: /its product/ },
    ],
    [
      'coordinates outside the city',
      { 'places/a.yaml': places('public', place({ coordinates: '[2.35, 48.85]' })) },
      { file: 'places/a.yaml', field: /coordinates/, remedy: /latitude first/ },
    ],
    [
      'one id twice',
      { 'places/a.yaml': places('public', place()), 'places/b.yaml': places('public', place()) },
      { file: 'places/b.yaml', field: /places\.0\.id/, remedy: /once/ },
    ],
    [
      'a place that no file defines',
      { 'screens/wells.yaml': list('public', 'new-well') },
      { file: 'screens/wells.yaml', field: /groups\.0\.entries\.0\.place/, remedy: /Define the place/ },
    ],
    [
      'help for a country that has none',
      {
        'city.yaml': city.replace('country: FR', 'country: CH'),
        'places/a.yaml': places('public', place()),
        'screens/help.yaml': `${emergency('/help')}help: true\n`,
      },
      { file: 'screens/help.yaml', field: /help/, remedy: /countries/ },
    ],
    [
      'a telephone number that is none',
      { 'places/a.yaml': places('public', place({ phone: 'by day' })) },
      { file: 'places/a.yaml', field: /places\.0\.phone/, remedy: /./ },
    ],
    [
      'a tip on a subject that nobody knows',
      { 'places/a.yaml': places('public', place({ tips: '[{ about: [weather], text: Bring a coat. }]' })) },
      { file: 'places/a.yaml', field: /places\.0\.tips\.0/, remedy: /Correct/ },
    ],
    [
      'an embassy of no country',
      { 'places/a.yaml': places('public', place({ represents: 'Freedonia' })) },
      { file: 'places/a.yaml', field: /places\.0\.represents/, remedy: /./ },
    ],
    [
      'a premium place on a public screen',
      { 'places/a.yaml': places('premium', place()), 'screens/wells.yaml': list('public') },
      { file: 'screens/wells.yaml', field: /place/, remedy: /locked.*public file/ },
    ],
    [
      'a locked place that is public',
      {
        'places/a.yaml': places('public', place()),
        'screens/wells.yaml': list('public').replace('    entries:', '    locked: [old-well]\n    entries:'),
      },
      { file: 'screens/wells.yaml', line: 11, field: /groups\.0\.locked\.0/, remedy: /Name it in entries/ },
    ],
    [
      'hours that were read more than a year ago',
      { 'places/a.yaml': places('public', place({ receipts: receipt({ read: '2025-11-20' }) })) },
      { file: 'places/a.yaml', field: /places\.0/, remedy: /Read the page again/ },
    ],
    [
      'a reading that is still to come',
      { 'places/a.yaml': places('public', place({ receipts: receipt({ read: '2026-11-23' }) })) },
      { file: 'places/a.yaml', field: /places\.0/, remedy: /on which you read it/ },
    ],
    [
      'a mark on no scale',
      {
        'places/a.yaml': places('public', place()),
        'screens/wells.yaml': list('public').replace('in summer. }', 'in summer., marks: { depth: 2 } }'),
      },
      { file: 'screens/wells.yaml', field: /marks\.depth/, remedy: /scales/ },
    ],
    [
      'a table whose rows do not fit its columns',
      {
        'screens/wells.yaml': list('public').replace(
          'blocks: []',
          'blocks: [{ type: table, title: Depths, columns: [Well, Depth], rows: [[Old]] }]',
        ),
      },
      { file: 'screens/wells.yaml', field: /blocks\.0/, remedy: /./ },
    ],
    [
      'a block of no known type',
      { 'screens/wells.yaml': list('public').replace('blocks: []', 'blocks: [{ type: poem, title: Depths }]') },
      { file: 'screens/wells.yaml', field: /blocks\.0/, remedy: /./ },
    ],
    [
      'a language that the assistant does not know',
      { 'screens/odysseus.yaml': assistant.replace('French', 'Klingon') },
      { file: 'screens/odysseus.yaml', line: 13, field: /local\.language/, remedy: /French/ },
    ],
    [
      'a postcode that leaves no room for a number',
      { 'screens/odysseus.yaml': assistant.replace('750##', '75001') },
      { file: 'screens/odysseus.yaml', field: /local\.districts\.postcodes/, remedy: /Correct/ },
    ],
    [
      'an order of a folder of places that names no file of it',
      { 'places/wells/old-well.yaml': places('public', place()), 'places/wells/_folder.yaml': 'order: [old-wel]\n' },
      { file: 'places/wells/_folder.yaml', line: 1, field: /order\.0/, remedy: /follow behind/ },
    ],
    [
      'a folder within a folder of places',
      { 'places/wells/deep/old-well.yaml': places('public', place()) },
      { file: 'places/wells/deep', field: /folder/, remedy: /places\/wells/ },
    ],
    [
      'a number that its country does not know',
      {
        'places/a.yaml': places('public', place()),
        'screens/help.yaml': list('public').replace(
          'blocks: []',
          'blocks: [{ type: numbers, title: Numbers, numbers: [{ from: country, key: polise }] }]',
        ),
      },
      { file: 'screens/help.yaml', field: /blocks\.0\.numbers\.0\.key/, remedy: /Did you mean "police"/ },
    ],
    [
      'telephone numbers of which none is for any emergency',
      {
        'places/a.yaml': places('public', place()),
        'screens/help.yaml': numbers(),
        'screens/odysseus.yaml': assistant,
      },
      { file: 'screens/odysseus.yaml', field: /kind/, remedy: /for: any/ },
    ],
    [
      'a provider whose protocol the service does not speak',
      {
        'live-sources.yaml':
          'weather: true\ntransit: { provider: carrier-pigeons, lines: [{ id: a, mode: metro, line: "1" }] }\n',
      },
      { file: 'live-sources.yaml', line: 2, field: /transit\.provider/, remedy: /prim/ },
    ],
    [
      'broken YAML',
      { 'places/a.yaml': 'access: public\nplaces: [unclosed' },
      { file: 'places/a.yaml', field: /\(file\)/, remedy: /YAML/ },
    ],
    [
      'no such icon',
      { 'city.yaml': city.replace('icon: landmark', 'icon: unicorn') },
      { file: 'city.yaml', line: 13, field: /areas\.0\.icon/, remedy: /Use one of/ },
    ],
  ])('names file, line, field and remedy: %s', (_name, files, expected) => {
    const [first] = problems(files);
    expect(first?.file).toBe(expected.file);
    expect(first?.field).toMatch(expected.field);
    expect(first?.remedy).toMatch(expected.remedy);
    if (expected.line !== undefined) expect(first?.line).toBe(expected.line);
  });

  it('tells what a line of advice may be about', () => {
    const [first] = problems({
      'places/a.yaml': places('public', place({ tips: '[{ about: [weather], text: Bring a coat. }]' })),
    });
    expect(first?.message).toMatch(/2 to 240 characters.*dress/);
  });

  it('tells places in the order of their files, and those of a folder in the order that it names', () => {
    const well = (id: string) => places('public', place({ id }));
    write({
      'places/a.yaml': well('a'),
      'places/b-last.yaml': well('b-last'),
      'places/b/old.yaml': well('b-old'),
      'places/b/new.yaml': places('public', place({ id: 'b-new' }), place({ id: 'b-newer' })),
      'places/b/best.yaml': well('b-best'),
      'places/b/_folder.yaml': 'order: [best, old]\n',
    });
    const { places: told, files } = compileContent(folder, folder, '2026-11-21');
    expect([...told.values()].map(({ place: { id } }) => id)).toEqual([
      'a',
      'b-last',
      'b-best',
      'b-old',
      'b-new',
      'b-newer',
    ]);
    expect(files).toContain(join(folder, 'places/b/_folder.yaml'));
  });

  it('tells numbers of the country as it knows them, with the words of the screen', () => {
    write({
      'places/a.yaml': places('public', place()),
      'screens/help.yaml': list('public').replace(
        'blocks: []',
        'blocks: [{ type: numbers, title: Numbers, numbers: [{ from: country, key: police, line: When it happens. }] }]',
      ),
    });
    const [help] = [...compileContent(folder, folder, '2026-11-21').publicScreens.values()];
    expect(help).toMatchObject({
      blocks: [
        {
          numbers: [
            { number: '17', name: 'Police secours', line: 'When it happens.', known: { phone: { how: 'official' } } },
          ],
        },
      ],
    });
  });

  it('gives the assistant what its file says of the city, and the page nothing of it', () => {
    write({
      'places/a.yaml': places('public', place()),
      'screens/help.yaml': numbers(', for: any'),
      'screens/odysseus.yaml': assistant,
    });
    const { corpora, premiumScreens } = compileContent(folder, folder, '2026-11-21');
    const corpus = corpora.get('testville/assistant-corpus');
    expect(corpus?.local).toMatchObject({ language: 'French', people: 'Testers', trains: [] });
    expect(corpus?.passages.find(({ kind }) => kind === 'number')).toMatchObject({ number: '112', help: 'any' });
    expect(premiumScreens.get('testville/odysseus')).not.toHaveProperty('local');
  });

  it('tells what live sources are asked of a city, with its time and place', () => {
    write({ 'live-sources.yaml': 'weather: true\nalerts: { country: france, areas: [FR101] }\n' });
    const { liveSources, premiumScreens } = compileContent(folder, folder, '2026-11-21');
    expect(liveSources.get('testville/live-sources')).toMatchObject({
      timezone: 'Europe/Paris',
      weather: { latitude: expect.any(Number), longitude: expect.any(Number) },
      alerts: { country: 'france', areas: ['FR101'] },
    });
    expect(premiumScreens.size).toBe(0);
  });

  it('takes a screen that is still to be written, with what it will tell', () => {
    write({
      'screens/preparation.yaml':
        'route: { path: /testville, text: Testville, icon: map, order: 10 }\nkind: preparation\naccess: public\ntitle: Testville\nwillTell: [Where to draw water.]\n',
    });
    expect([...compileContent(folder, folder, '2026-11-21').publicScreens.values()]).toMatchObject([
      { kind: 'preparation', willTell: ['Where to draw water.'], city: { key: 'testville' } },
    ]);
  });

  it.each(['America/Argentina/Buenos_Aires', 'America/Port-au-Prince'])('knows the time zone %s', (zone) => {
    write({ 'city.yaml': city.replace('Europe/Paris', zone) });
    expect(compileContent(folder, folder, '2026-11-21').cities[0]?.timezone).toBe(zone);
  });

  it('refuses days to book ahead that the words beside them contradict', () => {
    const booked = place({ booking: '{ needed: required, leadTime: 3 to 4 weeks, leadDays: 4 }' });
    expect(problems({ 'places/a.yaml': places('public', booked) })).toMatchObject([
      { field: 'places.0.booking.leadDays', message: expect.stringContaining('contradicts "3 to 4 weeks"') },
    ]);
  });

  it('lists every problem of every file at once', () => {
    expect(
      problems({
        'places/a.yaml': places('public', place({ coordinates: '[10, 10]', hours: 'often' })),
        'screens/wells.yaml': list('public', 'new-well'),
      }).length,
    ).toBeGreaterThanOrEqual(3);
  });

  it('tells of a file that can not be read its own problems alone, and not what others miss of it', () => {
    const found = problems({
      'places/a.yaml': places('public', place({ visitMinutes: 'soon', kind: 'castle' })),
      'screens/wells.yaml': list('public'),
    });
    expect(found.map(({ field }) => field).sort()).toEqual(['places.0.kind', 'places.0.visitMinutes']);
  });
});
