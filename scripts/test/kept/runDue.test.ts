import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nothing } from '../StepResult';
import { openKeeping, type Keeping } from './keeping';
import { runDue } from './runDue';
import type { TestKeys } from './testKeys';

let folder: string;
/** What each file of tests consists of at the time. */
let content: Map<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-due-'));
  content = new Map(files.map((file) => [file, 'as it was']));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = ['a.test.ts', 'b.test.ts'];
const kept = () => join(folder, 'outcomes');

/** The names of tests are what they consist of. */
function keysNow(): TestKeys {
  const at = new Map(content);
  return {
    of: (file) => `${file} ${at.get(file)}`,
    ofAll: JSON.stringify([...at]),
    closureOf: (file) => ({ files: [file] }),
  };
}

interface Manner {
  readonly environment?: NodeJS.ProcessEnv;
  readonly again?: boolean;
  readonly failing?: readonly string[];
  readonly meanwhile?: () => void;
  readonly said?: string[];
}

/** A run in a process of its own. @returns which files it ran, and how many passed before */
async function run({ environment = {}, again = false, failing = [], meanwhile, said = [] }: Manner = {}) {
  const opened = openKeeping(again, (line) => said.push(line), environment, kept());
  // Where nothing is kept the project is not even looked at; elsewhere the names above stand for its own.
  const keeping: Keeping = environment['CI'] ? opened : { ...opened, keysNow: () => Promise.resolve(keysNow()) };
  const ran: string[] = [];
  const { before } = await runDue(keeping, await keeping.keysNow(), files, (due) => {
    ran.push(...due);
    meanwhile?.();
    return Promise.resolve({ result: nothing, files: new Map(due.map((file) => [file, !failing.includes(file)])) });
  });
  return { ran, before };
}

it('runs no file again that passed with the same content', async () => {
  expect(await run()).toEqual({ ran: files, before: 0 });
  expect(await run()).toEqual({ ran: [], before: 2 });
  content.set('b.test.ts', 'changed');
  expect(await run()).toEqual({ ran: ['b.test.ts'], before: 1 });
});

it('runs a file again that failed, and one that passed only after that', async () => {
  await run({ failing: ['a.test.ts'] });
  expect((await run()).ran).toEqual(['a.test.ts']);
  expect((await run()).ran).toEqual(['a.test.ts']);
});

it('runs a file again that was changed while it ran', async () => {
  await run({ meanwhile: () => content.set('a.test.ts', 'changed') });
  content.set('a.test.ts', 'as it was');
  expect((await run()).ran).toEqual(['a.test.ts']);
});

it('runs everything where the file of outcomes is broken', async () => {
  await run();
  writeFileSync(kept(), 'nonsense');
  const said: string[] = [];
  expect((await run({ said })).ran).toEqual(files);
  expect(said).toHaveLength(1);
});

it('runs everything when it is asked to, and keeps what came out', async () => {
  await run();
  expect((await run({ again: true, failing: ['b.test.ts'] })).ran).toEqual(files);
  expect((await run()).ran).toEqual(['b.test.ts']);
});

it('neither takes nor keeps anything for CI', async () => {
  await run({ environment: { CI: 'true' } });
  expect((await run()).ran).toEqual(files);
  expect((await run({ environment: { CI: 'true' } })).ran).toEqual(files);
});
