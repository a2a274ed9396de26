import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileContent } from '@odysseus/guide/content';
import { latLng } from '@odysseus/model';
import { accents, type CityRequest } from './cityRequest';
import { isInstalled } from '../install.mjs';
import { writeCity } from './writeCity';

const original = join(__dirname, '..', '..');
const lisbon: CityRequest = {
  key: 'lisbon',
  name: 'Lisbon',
  country: 'PT',
  timezone: 'Europe/Lisbon',
  centre: latLng(38.7167, -9.1333),
  centreFrom: 'time zone',
  order: 50,
  accent: accents[0] ?? { light: '', dark: '' },
};
const installedFile = join('node_modules', '.package-lock.json');

/** As much of a project as the command touches. */
let project: string;
const read = (file: string) => readFileSync(join(project, file), 'utf8');
const state = () => ({
  lockfile: read('package-lock.json'),
  installed: read(installedFile),
  entries: ['.', 'remotes', 'node_modules/@odysseus'].map((folder) => readdirSync(join(project, folder)).sort()),
});

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'odysseus-new-city-'));
  for (const name of ['contract', 'guide', 'runtime', 'ui'])
    cpSync(join(original, 'shared', name, 'package.json'), join(project, 'shared', name, 'package.json'));
  cpSync(join(original, 'scripts', 'new-city', 'template'), join(project, 'scripts', 'new-city', 'template'), {
    recursive: true,
  });
  mkdirSync(join(project, 'node_modules', '@odysseus'), { recursive: true });
  mkdirSync(join(project, 'remotes'));
  const locked = ['react', ...['contract', 'guide', 'runtime', 'ui'].map((name) => `@odysseus/${name}`)].map((name) => [
    `node_modules/${name}`,
    {},
  ]);
  writeFileSync(
    join(project, 'package-lock.json'),
    `${JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(locked) }, null, 2)}\n`,
  );
  cpSync(join(project, 'package-lock.json'), join(project, installedFile));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

it('writes a remote, its entry of the lockfile and its link, and says that everything is installed', () => {
  const files = writeCity(project, lisbon, 2026);
  expect(files.filter((file) => !existsSync(join(project, file)))).toEqual([]);
  expect(files.map((file) => read(file)).join()).not.toMatch(/\{\{|undefined/);
  expect(readlinkSync(join(project, 'node_modules', '@odysseus', 'lisbon'))).toBe(
    join('..', '..', 'remotes', 'lisbon'),
  );
  expect(isInstalled(project)).toBe(true);
  expect(readdirSync(join(project, 'remotes'))).toEqual(['lisbon']);
});

it('leaves it to the next command to install what was not installed before', () => {
  const { packages, ...lockfile } = JSON.parse(read('package-lock.json')) as { packages: object };
  const more = { ...packages, 'node_modules/left-pad': { version: '1.3.0' } };
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...lockfile, packages: more }));
  writeCity(project, lisbon, 2026);
  expect(isInstalled(project)).toBe(false);
});

it('writes a city where nothing is installed yet', () => {
  rmSync(join(project, installedFile));
  expect(writeCity(project, lisbon, 2026)).toContain(join('remotes', 'lisbon', 'package.json'));
  expect(isInstalled(project)).toBe(false);
});

it.each(["L'Aquila", 'L’Aquila', 'São Tomé', 'St. John’s'])('writes the name %s so that it can be read', (name) => {
  writeCity(project, { ...lisbon, name }, 2026);
  const { cities, routes } = compileContent(join(project, 'remotes', 'lisbon', 'content'));
  expect(cities[0]?.name).toBe(name);
  expect(routes).toMatchObject([{ data: { path: '/lisbon', text: `${name} overview`, preparation: true } }]);
});

it('goes on where a command was killed before the folder appeared', () => {
  symlinkSync(join('..', '..', 'remotes', 'lisbon'), join(project, 'node_modules', '@odysseus', 'lisbon'));
  writeCity(project, lisbon, 2026);
  const written = read('package-lock.json');
  rmSync(join(project, 'remotes', 'lisbon'), { recursive: true });
  writeCity(project, lisbon, 2026);
  expect(read('package-lock.json')).toBe(written);
});

describe('leaves everything as it was', () => {
  it.each<[string, () => void, Partial<CityRequest>]>([
    [
      'where the folder has come to exist meanwhile',
      () => cpSync(join(project, 'scripts'), join(project, 'remotes', 'lisbon'), { recursive: true }),
      {},
    ],
    [
      'where the lockfile lacks a dependency',
      () => writeFileSync(join(project, 'package-lock.json'), '{"packages":{}}\n'),
      {},
    ],
    ['where the lockfile is damaged', () => writeFileSync(join(project, 'package-lock.json'), '{"packages'), {}],
    [
      'where the template asks for a word that nothing says',
      () => writeFileSync(join(project, 'scripts', 'new-city', 'template', 'more.txt'), '{{mayor}}'),
      {},
    ],
    ['where the schema refuses the content', () => undefined, { country: 'Portugal' }],
  ])('%s', (_name, prepare, change) => {
    prepare();
    const before = state();
    expect(() => writeCity(project, { ...lisbon, ...change }, 2026)).toThrow();
    expect(state()).toEqual(before);
  });
});
