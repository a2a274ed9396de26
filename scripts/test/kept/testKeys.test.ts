import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testKeys, type TestKeys } from './testKeys';

/** A project with a test of its own code alone, and one that reads content. */
const sources = {
  '.env.example': '#PORT=8080',
  '.gitignore': '.cache/',
  'package.json': '{ "type": "module" }',
  'package-lock.json': '{}',
  'jest.config.js': 'export default {};',
  'setup.ts': `import './setUpPage';`,
  'setUpPage.ts': 'globalThis.page = true;',
  'scripts/test/unitTests.ts': 'export {};',
  'kit/package.json': '{ "name": "@odysseus/kit" }',
  'kit/index.ts': `export * from './price';`,
  'kit/price.ts': `import type { Text } from './Text'; export const price = 1;`,
  'kit/Text.ts': 'export type Text = string;',
  'kit/readContent.ts': `import { readFileSync } from 'node:fs'; export const read = () => readFileSync('content/a.yaml');`,
  'content/a.yaml': 'told: 1',
  'code.test.tsx': `import { price } from '@odysseus/kit'; import styles from './page.css'; import { render } from '@testing-library/react';`,
  'page.css': '',
  'content.test.ts': `import { read } from './kit/readContent';`,
  'library.test.ts': `import sharp from 'sharp';`,
  'lazy.test.ts': `it('loads', () => import('./kit/price'));`,
};
const configuration = { setupFilesAfterEnv: ['<rootDir>/setup.ts'], moduleNameMapper: { '\\.css$': 'stub' } };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-keys-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  for (const [file, text] of Object.entries(sources)) write(file, text);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

function keysNow(around: readonly string[] = ['2026-11-30', 'Node 20']): TestKeys {
  const keys = testKeys(
    {
      folder,
      entryFile: (specifier) => (specifier === '@odysseus/kit' ? join(folder, 'kit', 'index.ts') : undefined),
    },
    configuration,
    around,
  );
  if (!keys) throw new Error('Nobody can tell what the project consists of');
  return keys;
}

const tests = ['code.test.tsx', 'content.test.ts', 'library.test.ts', 'lazy.test.ts'] as const;

/** Which tests have another name after a change. */
function changed(change: () => void): readonly string[] {
  const before = keysNow();
  const keysBefore = tests.map((test) => before.of(test));
  change();
  const after = keysNow();
  return tests.filter((test, index) => after.of(test) !== keysBefore[index]);
}

const open = ['content.test.ts', 'library.test.ts'];

it('is the same while nothing changes', () => {
  expect(changed(() => undefined)).toEqual([]);
});

it('changes with a module that a test leads to, also one that it asks for later', () => {
  expect(changed(() => write('kit/price.ts', 'export const price = 2;'))).toEqual([...tests]);
  expect(changed(() => write('kit/index.ts', 'export const price = 3;'))).toEqual(['code.test.tsx', ...open]);
});

it('changes with any file for a test that reads files, through what it imports, or by a library that may', () => {
  expect(changed(() => write('content/a.yaml', 'told: 2'))).toEqual(open);
  expect(changed(() => write('content/b.yaml', 'told: 3'))).toEqual(open);
  expect(changed(() => rmSync(join(folder, 'content/a.yaml')))).toEqual(open);
});

it('does not change with what nothing runs, or with what git ignores', () => {
  expect(changed(() => write('kit/Text.ts', 'export type Text = number;'))).toEqual(open);
  expect(changed(() => write('page.css', 'a {}'))).toEqual(open);
  expect(changed(() => write('.cache/kept', '1'))).toEqual([]);
});

it.each([
  ['package-lock.json', '{ "packages": {} }'],
  ['jest.config.js', 'export default { testTimeout: 1 };'],
  ['setup.ts', ''],
  ['setUpPage.ts', ''],
  ['scripts/test/unitTests.ts', 'export const options = [];'],
  ['package.json', '{}'],
])('changes for every test with %s', (file, text) => {
  expect(changed(() => write(file, text))).toEqual([...tests]);
});

it('changes with the description of a package, for tests that lead into it', () => {
  expect(changed(() => write('kit/package.json', '{}'))).toEqual(['code.test.tsx', ...open, 'lazy.test.ts']);
});

it('changes when a new module takes the place of one', () => {
  expect(changed(() => write('kit/price.js', 'exports.price = 4;'))).toEqual([...tests]);
});

it('changes with the day, and with where tests run', () => {
  const now = keysNow();
  for (const around of [
    ['2026-12-01', 'Node 20'],
    ['2026-11-30', 'Node 22'],
  ])
    for (const test of tests) expect(keysNow(around).of(test)).not.toBe(now.of(test));
});

it('names what depends on every file by all of them, and by the settings that git ignores', () => {
  write('.gitignore', '.cache/\n.env');
  const before = keysNow().ofAll;
  write('.env', 'PORT=1');
  const withSettings = keysNow().ofAll;
  expect(withSettings).not.toBe(before);
  write('content/a.yaml', 'told: 4');
  expect(keysNow().ofAll).not.toBe(withSettings);
});

it('is none where git does not list the files', () => {
  rmSync(join(folder, '.git'), { recursive: true });
  expect(keysNow).toThrow('Nobody can tell');
});
