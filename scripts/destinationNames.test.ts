import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isModule } from '@odysseus/build';
import { parse } from 'yaml';
import { namedDestinations } from './testing/namedDestinations';

const root = join(__dirname, '..');

/** Where code may name destinations: files or folders, the names that stand there, and why they may. */
interface Exemption {
  readonly path: string;
  readonly names: readonly string[] | 'all';
  readonly reason: string;
}

const exemptions: readonly Exemption[] = [
  {
    path: 'shared/contract/history/',
    names: 'all',
    reason: 'Earlier contracts are kept as they were.',
  },
  {
    path: 'shared/pictures/src/',
    names: 'all',
    reason: 'A picture is drawn of one sight of one city; content alone says which picture stands where.',
  },
  {
    path: 'shared/contract/src/time/zoneClock.ts',
    names: ['athens', 'london', 'paris', 'rome'],
    reason: 'Names of time zones with their offsets in winter; of any other zone the browser is asked.',
  },
  {
    path: 'shell/src/features/auth/RouteDrawing.tsx',
    names: ['athens', 'london', 'paris', 'rome'],
    reason: 'Which of the cities that the release lists lie south-east of which: they are drawn along one line.',
  },
  {
    path: 'shared/contract/src/assistant.ts',
    names: ['paris'],
    reason: 'The example of an id in the message about one of a wrong form.',
  },
  {
    path: 'shared/contract/src/reports.ts',
    names: ['paris'],
    reason: 'The example of an id in the message about one of a wrong form.',
  },
  {
    path: 'shared/model/src/places/schema.ts',
    names: ['paris'],
    reason: 'The example of a time zone in the message about one of a wrong form.',
  },
  {
    path: 'shared/danger/src/help/schema.ts',
    names: ['paris'],
    reason: 'The example of a time zone in the message about one of a wrong form.',
  },
  {
    path: 'shared/release/src/keyRing.ts',
    names: ['london', 'paris'],
    reason: 'The example of parts in the message about a key of the wrong form.',
  },
  {
    path: 'shared/release/src/operations.ts',
    names: ['paris'],
    reason: 'The example of a command in the message about a store without a shell.',
  },
  {
    path: 'shared/release/src/store.ts',
    names: ['paris'],
    reason: 'The example of a path in the message about a key of the wrong form.',
  },
  {
    path: 'shared/kits/assistant/src/logic/compose/answerEmergency.ts',
    names: ['italy'],
    reason: 'A country that a visitor may come from, beside all others: its embassy is looked for.',
  },
  {
    path: 'shared/kits/assistant/src/logic/compose/answerPasses.ts',
    names: ['italy'],
    reason: 'A country that a visitor may live in, beside others of Europe: its residents have fares of their own.',
  },
  {
    path: 'shared/kits/assistant/src/logic/understanding/kindsOfPlace.ts',
    names: ['paris'],
    reason: 'Paris-brest is a cake.',
  },
];

/** Lists of the route table that are of no destination. */
const ofTheShell = ['main', 'legal', 'tools', 'landing'];

/** What destinations and their cities are called, in small letters: by the route table and by their content. */
function destinationNames(): string[] {
  const routes = JSON.parse(read('e2e/routes.json')) as readonly { readonly area: string }[];
  const areas = routes.map(({ area }) => area).filter((area) => !ofTheShell.includes(area));
  const called = readdirSync(join(root, 'remotes'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /content\/(?:[a-z-]+\/)?city\.yaml$/.test(path))
    .map((path) => parse(read(join('remotes', path))) as { readonly key: string; readonly name: string })
    .flatMap(({ key, name }) => [key, name.toLowerCase()]);
  return [...new Set([...areas, ...called])];
}

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Modules that are neither tests nor what tests alone use. */
function modulesOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:node_modules|testing|fixtures|\..*)$/.test(entry.name) ? [] : modulesOf(path);
    return isModule(entry.name) && !/\.test\.|^testing\./.test(entry.name) ? [path] : [];
  });
}

const names = destinationNames();
const named = ['shell/src', 'shared']
  .flatMap(modulesOf)
  .flatMap((path) => namedDestinations(path, read(path), names).map((name) => ({ path, name })));
const covers = ({ path: exempt, names: some }: Exemption, { path, name }: (typeof named)[number]): boolean =>
  (exempt.endsWith('/') ? path.startsWith(exempt) : path === exempt) && (some === 'all' || some.includes(name));

it('knows the destinations and their cities', () => {
  expect(names).toEqual(expect.arrayContaining(['paris', 'italy', 'rome', 'florence', 'naples', 'london', 'athens']));
  expect(names).not.toContain('main');
});

it.each([
  ["const copy = { lead: 'Welcome to Paris' };", ['paris']],
  ['const words = `In ${city} or Rome, ${day}`;', ['rome']],
  ['const isInItaly = (key: string) => key === romeKey;', ['italy', 'rome']],
  ['const Title = () => <h1>The guide to Athens</h1>;', ['athens']],
  ["const pattern = /^london$/; const path = '/italy/romepack';", ['italy', 'london', 'rome']],
  ["// In Paris.\n/** 'Rome' */\nimport { drawn } from './rome/drawn';\nexport * from './paris';", []],
  ["const people = ['Parisians', 'a Londoner'];", []],
])('finds in %s the names %j', (code, expected) => {
  expect(namedDestinations('code.tsx', code, names)).toEqual(expected);
});

it('no code of the shell or of what destinations share names one of them, but where an exemption says why', () => {
  expect(named.filter((one) => !exemptions.some((exemption) => covers(exemption, one)))).toEqual([]);
});

it('no exemption is left whose names are gone', () => {
  const unused = exemptions.flatMap((exemption) => {
    const { path, names: some } = exemption;
    const used = named.filter((one) => covers(exemption, one)).map(({ name }) => name);
    return some === 'all'
      ? used.length > 0
        ? []
        : [path]
      : some.filter((name) => !used.includes(name)).map((name) => `${path}: ${name}`);
  });
  expect(unused).toEqual([]);
});
