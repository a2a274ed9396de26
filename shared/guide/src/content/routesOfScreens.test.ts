import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ContentError } from '@odysseus/model/content';
import { compileContent } from './compile';

const area = (key: string, order: number, more = '') =>
  `  - { key: ${key}, text: ${key}, icon: landmark, path: /${key}, order: ${order}, accent: { light: '#884422', dark: '#ffbb88' }${more} }\n`;
const city = (key: string, areas: string) => `
key: ${key}
name: ${key}
country: FR
timezone: Europe/Paris
centre: [48.85, 2.35]
bounds: [48.7, 2.2, 49.0, 2.5]
localHolidays: []
holidayYears: [2026]
edited: 2026-11-21
areas:
${areas}`;
const screen = (route: string, access = 'public', more = '') =>
  `route: { ${route} }\nkind: preparation\naccess: ${access}\n${more}`;
const well = 'path: /well, text: Well, icon: map, order: 10';

let remote: string;
beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(remote, { recursive: true }));

const testville = { 'content/city.yaml': city('testville', area('testville', 10)) };

function compile(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(remote, name)), { recursive: true });
    writeFileSync(join(remote, name), text);
  }
  return compileContent(join(remote, 'content'), remote, '2026-11-21');
}

function problems(files: Readonly<Record<string, string>>): string[] {
  try {
    compile({ ...testville, ...files });
  } catch (cause) {
    if (cause instanceof ContentError)
      return cause.problems.map(({ file, line, field, remedy }) => `${file}:${line} ${field}: ${remedy}`);
    throw cause;
  }
  throw new Error('the content compiled, and it should not have');
}

it('makes an entry of the route table of each screen, list by list in the order of the menu', () => {
  const { routes } = compile({
    'content/rome/city.yaml': city('rome', area('rome', 10, ', parent: italy')),
    'content/italy/city.yaml': city('italy', area('italy', 20)),
    'content/rome/screens/later.yaml': screen('path: /later, text: Later, icon: bed, order: 20'),
    'content/rome/screens/first.yaml': screen(
      'path: /app/first, text: First, title: The first, icon: map, order: 5',
      'premium',
    ),
    'content/rome/screens/explore.yaml': screen(
      'path: /explore, text: Explore, icon: compass, area: landing, menu: false',
    ),
    'content/italy/screens/help.yaml': screen(
      'path: /help, aliases: [/aid], text: Help, order: 90',
      'public',
      'help: true\n',
    ),
  });
  expect(routes.map(({ data }) => data)).toEqual([
    {
      path: '/help',
      aliases: ['/aid'],
      text: 'Help',
      icon: 'life-buoy',
      type: 'public',
      area: 'italy',
      nav: true,
      preparation: true,
      emergency: true,
    },
    {
      path: '/app/first',
      text: 'First',
      title: 'The first',
      icon: 'map',
      type: 'premium',
      area: 'rome',
      nav: true,
      preparation: true,
    },
    { path: '/later', text: 'Later', icon: 'bed', type: 'public', area: 'rome', nav: true, preparation: true },
    {
      path: '/explore',
      text: 'Explore',
      icon: 'compass',
      type: 'public',
      area: 'landing',
      nav: false,
      belongsTo: 'rome',
      preparation: true,
    },
  ]);
});

it('has a screen drawn by the module of the remote that is called after it', () => {
  const own = `route: { ${well} }\nkind: own\naccess: public\ntitle: Well\n`;
  expect(problems({ 'content/screens/well.yaml': own })).toEqual([
    'content/screens/well.yaml:2 kind: Write src/well.tsx, which exports the screen by default (docs/content-team.md)',
  ]);
  const module = { 'src/well.tsx': '', 'src/well/rope.tsx': '', 'src/well.test.tsx': '' };
  expect(compile({ ...testville, 'content/screens/well.yaml': own, ...module }).routes).toMatchObject([
    { ownModule: join(remote, 'src/well.tsx'), kind: 'own' },
  ]);
  expect(problems({ 'src/wall.tsx': '' })).toEqual([expect.stringMatching(/^src\/wall.tsx:1 \(file\): Name it after/)]);
});

it.each<[string, Readonly<Record<string, string>>, RegExp]>([
  ['a screen without a route', { a: 'kind: preparation\naccess: public\n' }, /^a:1 route: Add the field/],
  ['two screens of one path', { a: screen(well), b: screen(`${well}1`) }, /^b:1 route\.path: Give each screen/],
  [
    'an alias that is the path of another',
    { a: screen(well), b: screen('path: /pump, aliases: [/well], text: Pump, icon: map, order: 20') },
    /^b:1 route\.aliases\.0: Give each screen/,
  ],
  ['a premium screen among the public ones', { a: screen(well, 'premium') }, /^a:1 route\.path: Correct the path/],
  ['a public screen among the premium ones', { a: screen(well.replace('/', '/app/')) }, /^a:1 route\.path: Correct/],
  ['a path that is relative', { a: screen(well.replace('/', '')) }, /^a:1 route\.path: Correct the value/],
  ['a list that no city has', { a: screen(`${well}, area: atlantis`) }, /^a:1 route\.area: Use one of: testville; or/],
  ['a list that no menu shows', { a: screen(`${well}, area: landing`) }, /^a:1 route\.area: Use one of: testville/],
  ['an unknown icon', { a: screen(well.replace('map', 'unicorn')) }, /^a:1 route\.icon: Use one of: /],
  ['no icon', { a: screen(well.replace('icon: map, ', '')) }, /^a:1 route\.icon: .* help: true/],
  ['the icon of emergency pages', { a: screen(well.replace('map', 'life-buoy')) }, /^a:1 route\.icon: Use one of/],
  [
    'a missing order',
    { a: screen(well), b: screen('path: /pump, text: Pump, icon: map') },
    /^b:1 route\.order: Write order: 20 .* menu: false/,
  ],
  [
    'one order for two',
    { a: screen(well), b: screen('path: /pump, text: Pump, icon: map, order: 10') },
    /^a:1 route\.order: Give each screen/,
  ],
  [
    'one icon for two of a list',
    { a: screen(well), b: screen('path: /pump, text: Pump, icon: map, order: 20') },
    /^b:1 route\.icon: Choose another/,
  ],
  ['the icon of its list', { a: screen(well.replace('map', 'landmark')) }, /^a:1 route\.icon: Choose another/],
])('names file, line, field and remedy: %s', (_name, screens, expected) => {
  const files = Object.fromEntries(
    Object.entries(screens).map(([name, text]) => [`content/screens/${name}.yaml`, text]),
  );
  const [first] = problems(files);
  expect(first?.replace(/^content\/screens\/(\w)\.yaml/, '$1')).toMatch(expected);
});
