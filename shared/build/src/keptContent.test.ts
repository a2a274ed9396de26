import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { types } from 'node:util';
import { compileContent, type CompiledContent } from '@odysseus/guide/content';
import { compileAndKeep, keptContent } from './keptContent';
import { sampleCity } from './testing/sampleCity';

let project: string;
let folder: string;
let cache: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'kept-content-'));
  [folder, cache] = [join(project, 'testville', 'content'), join(project, 'cache')];
  mkdirSync(folder, { recursive: true });
  write('city.yaml', sampleCity());
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(project, { recursive: true });
});

const write = (name: string, value: object) => writeFileSync(join(folder, name), JSON.stringify(value));
const compile = () => compileContent(folder);
const keep = (made = compile) => compileAndKeep(folder, cache, made);
const kept = () => keptContent(folder, cache);
const file = () => join(cache, 'testville');
const altered = (change: (bytes: Buffer) => Buffer) => writeFileSync(file(), change(readFileSync(file())));

it('hands out what was compiled of the same files', () => {
  expect(kept()).toBeUndefined();
  const content = keep();
  expect(JSON.stringify(entries(kept()))).toBe(JSON.stringify(entries(content)));
  expect(readdirSync(cache)).toEqual(['testville', 'testville.results']);
});

it.each<readonly [string, () => void]>([
  ['a file is written', () => write('city.yaml', sampleCity('Othertown'))],
  ['a file comes', () => write('country.yaml', { country: 'IT', edited: '2026-11-21' })],
  ['code comes that draws a screen', () => writeOwnScreen()],
  ['a day has passed', () => jest.useFakeTimers({ now: Date.now() + 24 * 60 * 60 * 1000, doNotFake: ['nextTick'] })],
])('hands out nothing when %s', (_what, happen) => {
  keep();
  happen();
  expect(kept()).toBeUndefined();
});

it('hands out nothing that another compiler made', () => {
  keep();
  altered((bytes) => Buffer.from(bytes.toString('latin1').replace('compile.ts', 'compiles.ts'), 'latin1'));
  expect(kept()).toBeUndefined();
});

it.each<readonly [string, (bytes: Buffer) => Buffer]>([
  ['cut', (bytes) => bytes.subarray(0, bytes.length - 1)],
  ['empty', () => Buffer.from('')],
  ['another file', () => Buffer.from('{}\n')],
  [
    'changed by a single bit',
    (bytes) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([(bytes.at(-1) ?? 0) ^ 1])]),
  ],
])('takes a file that is %s for none', (_what, damage) => {
  keep();
  altered(damage);
  expect(kept()).toBeUndefined();
});

it('keeps nothing when a file is written while it compiles', () => {
  keep(() => {
    const content = compile();
    write('city.yaml', sampleCity('Othertown'));
    return content;
  });
  expect(kept()).toBeUndefined();
});

it('compiles where nothing can be kept', () => {
  writeFileSync(cache, '');
  expect(keep().cities).toHaveLength(1);
});

function writeOwnScreen(): void {
  mkdirSync(join(folder, '..', 'src'));
  writeFileSync(join(folder, '..', 'src', 'walks.tsx'), '');
}

/** All of it, maps included, in a form that can be compared. */
function entries(content: CompiledContent | undefined): unknown {
  const named: readonly [string, unknown][] = content ? Object.entries(content) : [];
  return named.map(([name, value]) => [
    name,
    types.isMap(value) ? [...(value as ReadonlyMap<unknown, unknown>)] : value,
  ]);
}
