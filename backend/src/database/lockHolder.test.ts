import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHolder, stateOf, thisProcess } from './lockHolder';
import { markHolder } from './markHolder';

let file: string;
beforeEach(async () => {
  file = join(await mkdtemp(join(tmpdir(), 'odysseus-holder-')), 'holder');
});
afterEach(() => rm(join(file, '..'), { recursive: true }));

const itOnLinux = process.platform === 'linux' ? it : it.skip;

itOnLinux('knows a process that runs, this one among them', async () => {
  const before = Date.now();
  const mark = await markHolder(file);
  const found = await readHolder(file);
  expect(found?.holder).toEqual(await thisProcess());
  expect(found?.markedAt).toBeGreaterThan(before - 1_000);
  expect(found && (await stateOf(found.holder))).toBe('running');
  await mark.remove();
});

itOnLinux('knows that a process is gone, also when its number was given to another', async () => {
  expect(await stateOf({ ...(await thisProcess()), since: '1' })).toBe('gone');
});

itOnLinux('does not judge a process of another container or machine', async () => {
  expect(await stateOf({ ...(await thisProcess()), place: 'elsewhere' })).toBe('unknown');
});

it.each(['', '4711', '{"pid":"x"}', '{"pid":-1}'])('reads nothing from %p', async (text) => {
  await writeFile(file, text);
  expect(await readHolder(file)).toBeUndefined();
});

it('reads nothing where nobody left a mark', async () => {
  expect(await readHolder(file)).toBeUndefined();
});
