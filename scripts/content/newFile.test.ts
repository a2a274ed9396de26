import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '@odysseus/build';
import { compileContent } from '@odysseus/guide/content';
import { utcDate } from '@odysseus/model';
import { CompilerMemory } from '@odysseus/model/content';
import { writeNewFile } from './newFile';
import type { Question } from './questions';

const root = mkdtempSync(join(tmpdir(), 'new-file-'));
const italy = join('remotes', 'italy');
const copy = (folder: string): void =>
  cpSync(join(projectFolder, italy, folder), join(root, italy, folder), { recursive: true });
/** What the compiler made of files that are the same in each test; shared/guide/src/content/compileAgain.test.ts shows that it makes the same without. */
const memory = new CompilerMemory();

beforeAll(() => {
  copy('assets');
  copy('src');
});
beforeEach(() => copy('content'));
// All that is written lies in there: each test begins with what the remote holds.
afterEach(() => rmSync(join(root, italy, 'content'), { recursive: true }));
afterAll(() => rmSync(root, { recursive: true }));

/** Today, because the city's own files are read with it, and what they read was read until today. */
const today = utcDate(Date.now());
const compiled = () => compileContent(join(root, 'remotes/italy/content'), root, today, memory);
const walks = { name: 'walks', path: '/italy/romewalks', text: 'Walks', title: 'Walks in Rome', lead: 'Six walks.' };
const well = {
  folder: 'wells',
  id: 'old-well',
  name: 'Old well',
  kind: 'water',
  coordinates: '41.8967, 12.4822',
  address: 'Piazza 1',
  area: 'Centro Storico',
  summary: 'A well.',
  link: 'https://example.com',
  'link-title': 'City',
};
const begin = (what: 'place' | 'screen', options: Readonly<Record<string, string>>, city = 'rome') =>
  writeNewFile({ what, city, options, ask: undefined, root, today, memory });

it('begins a screen in preparation at the end of its city’s list', async () => {
  const before = compiled().routes.filter(({ data }) => data.area === 'rome' && data.nav);
  expect(await begin('screen', walks)).toBe('remotes/italy/content/rome/screens/walks.yaml');
  const after = compiled().routes.filter(({ data }) => data.area === 'rome' && data.nav);
  expect(after.slice(0, -1)).toEqual(before);
  expect(after.at(-1)).toMatchObject({
    data: { path: '/italy/romewalks', text: 'Walks', title: 'Walks in Rome', type: 'public', preparation: true },
    kind: 'preparation',
  });
});

it('begins a premium screen of places', async () => {
  await begin('screen', { ...walks, path: '/app/italy/romewalks', access: 'premium', kind: 'places' });
  expect(compiled().premiumScreens.get('rome/walks')).toMatchObject({ kind: 'places', title: 'Walks in Rome' });
});

it('gives each place a file of its own in its folder, and adds to the file of a small group', async () => {
  expect(await begin('place', { ...well, access: 'premium' })).toBe(
    'remotes/italy/content/rome/places/wells/old-well.yaml',
  );
  expect(await begin('place', { ...well, id: 'new-well', name: 'New well', kind: 'bridge' })).toBe(
    'remotes/italy/content/rome/places/wells/new-well.yaml',
  );
  const group = { ...well, folder: 'wells/old-well', id: 'third-well', name: 'Third well' };
  expect(await begin('place', group)).toBe('remotes/italy/content/rome/places/wells/old-well.yaml');
  const { places } = compiled();
  expect(places.get('rome/old-well')).toMatchObject({ access: 'premium', place: { kind: 'water' } });
  expect(places.get('rome/new-well')).toMatchObject({ access: 'premium', place: { name: 'New well' } });
  expect(places.get('rome/third-well')).toMatchObject({ access: 'premium', place: { name: 'Third well' } });
});

it('asks what no option says, again where the answer is none', async () => {
  const given: Partial<Record<string, string[]>> = { icon: ['unicorn', 'footprints'], lead: ['', 'Six walks.'] };
  const asked: [string, string | undefined][] = [];
  const ask = ({ name }: Question, remark: string | undefined) => {
    asked.push([name, remark]);
    return Promise.resolve(given[name]?.shift() ?? '');
  };
  const { lead: _lead, ...options } = walks;
  await writeNewFile({ what: 'screen', city: 'rome', options, ask, root, today, memory });
  expect(asked).toEqual([
    ['access', undefined],
    ['icon', undefined],
    ['icon', expect.stringContaining('is one of: ')],
    ['kind', undefined],
    ['lead', undefined],
    ['lead', 'needs an answer'],
  ]);
  expect(readFileSync(join(root, 'remotes/italy/content/rome/screens/walks.yaml'), 'utf8')).toContain(
    'icon: footprints',
  );
});

it('offers an icon that nothing bears yet of what the menu shows beside it', async () => {
  const iconOf = (name: string) =>
    /icon: (.*)/.exec(readFileSync(join(root, `remotes/italy/content/rome/screens/${name}.yaml`), 'utf8'))?.[1];
  await begin('screen', walks);
  await begin('screen', { ...walks, name: 'wells', path: '/italy/romewells', text: 'Wells' });
  expect([iconOf('walks'), iconOf('wells')]).toEqual(['map-pin', 'star']);
  // What the list of Rome bears itself, one of its entries and the first of these two; that of Italy, its overview, and Milan's.
  for (const icon of ['columns', 'landmark', 'map-pin', 'flag', 'globe', 'theater'])
    await expect(
      begin('screen', { ...walks, name: 'roofs', path: '/italy/romeroofs', text: 'Roofs', icon }),
    ).rejects.toThrow(/--icon: .*is one of: /);
});

it('leaves nothing behind that the check refuses, and keeps the answers', async () => {
  await expect(begin('screen', { ...walks, path: '/italy/rome' })).rejects.toThrow(
    /walks\.yaml:2: route\.path: .*\nCorrect and run: npm run content -- new screen rome .*--text="Walks"/s,
  );
  expect(existsSync(join(root, 'remotes/italy/content/rome/screens/walks.yaml'))).toBe(false);

  await begin('place', well);
  const file = join(root, 'remotes/italy/content/rome/places/wells/old-well.yaml');
  const before = readFileSync(file, 'utf8');
  await expect(begin('place', well)).rejects.toThrow(/old-well/);
  await expect(begin('place', { ...well, folder: 'wells/old-well' })).rejects.toThrow(/old-well/);
  expect(readFileSync(file, 'utf8')).toBe(before);
  await expect(begin('place', { ...well, folder: 'springs', id: 'spring', area: 'Centre' })).rejects.toThrow(/area/);
  expect(existsSync(join(root, 'remotes/italy/content/rome/places/springs'))).toBe(false);
});

it.each<[string, Readonly<Record<string, string>>, string, RegExp]>([
  ['missing options', { name: 'walks' }, 'rome', /--path: .*\n.*--text: .*\n.*--title: .*\n.*--lead: /],
  ['an icon that there is not', { ...walks, icon: 'unicorn' }, 'rome', /--icon: .*is one of: /],
  ['a screen that is there', { ...walks, name: 'map' }, 'rome', /map\.yaml is there already/],
  ['a city that there is not', walks, 'atlantis', /"atlantis".*city\.yaml/],
])('says what to type for %s', async (_what, options, city, message) => {
  await expect(begin('screen', options, city)).rejects.toThrow(message);
});
