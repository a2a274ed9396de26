import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commit, folderStore, publishing, readKeyRing, type ReleaseKey, type Store } from '@odysseus/release';
import { sampleKey, samplePart, sampleSite } from '@odysseus/release/testing';
import { commands } from './releaseCommands';
import type { Releasing } from './releasing';

let folder: string;
let store: Store;
let owner: ReleaseKey;
let said: string[];
const dataBefore = process.env['ODYSSEUS_DATA_DIR'];

function releasing(key: ReleaseKey = owner): Releasing {
  return {
    builds: store,
    store,
    isLocal: true,
    key: () => Promise.resolve(key),
    compose: () => Promise.resolve({}),
    say: (line) => said.push(line),
  };
}

/** Runs a command as somebody types it; the options come as they are parsed. @returns what it said */
async function run(
  name: string,
  positionals: string[] = [],
  values: Record<string, string | boolean> = {},
  key?: ReleaseKey,
): Promise<string> {
  said = [];
  await commands[name]?.run({ positionals, values }, releasing(key));
  return said.join('\n');
}

const message = 'Because';

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-commands-'));
  process.env['ODYSSEUS_DATA_DIR'] = folder;
  store = folderStore(join(folder, 'store'));
  owner = await sampleKey(store, 'owner', ['*']);
  await commit(publishing(await sampleSite(store), 'first'), { store, key: owner });
  await samplePart(store, 'paris', '2.0.0');
});
afterEach(() => {
  if (dataBefore === undefined) delete process.env['ODYSSEUS_DATA_DIR'];
  else process.env['ODYSSEUS_DATA_DIR'] = dataBefore;
  rmSync(folder, { recursive: true });
});

it('goes through a canary and back, and says at each step what is live', async () => {
  await run('canary', ['paris'], { version: '2.0.0', percent: '10', message });
  const withCanary = await run('list');
  expect(withCanary).toContain('1.0.0');
  expect(withCanary).toMatch(/2\.0\.0.*10/);
  await run('abort', ['paris'], { message: 'Slow' });
  expect(await run('list')).not.toMatch(/2\.0\.0.*10/);
  await run('canary', ['paris'], { version: '2.0.0', percent: '50', message });
  await run('promote', ['paris'], { message: 'It holds' });
  expect(await run('list')).toMatch(/paris.*2\.0\.0/);
  await run('rollback', ['paris'], { message: 'It does not' });
  expect(await run('list')).toMatch(/paris.*1\.0\.0/);
});

it('tells what a release changed, who did it and why', async () => {
  const before = /r-[0-9a-f]+/.exec(await run('show'))?.[0] ?? '';
  await run('publish', ['paris'], { version: '2.0.0', message: 'New hours of the Louvre' });
  const shown = await run('show');
  expect(shown).toContain('New hours of the Louvre');
  expect(shown).toContain('owner');
  const after = /r-[0-9a-f]+/.exec(shown)?.[0] ?? '';
  expect(after).not.toBe(before);
  const difference = await run('diff', [before, after]);
  expect(difference).toContain('paris');
  expect(difference).toContain('2.0.0');
  expect(difference).not.toContain('london');
  const log = await run('log', [], { limit: '1' });
  expect(log).toContain('New hours of the Louvre');
  expect(log).not.toContain('first');
});

it('lets a team release its own part, and no other', async () => {
  const team = await sampleKey(store, 'london-team', ['london']);
  await expect(run('publish', ['paris'], { version: '2.0.0', message }, team)).rejects.toThrow(
    /london-team may release london, and not paris/,
  );
  await expect(run('rollback', ['paris'], { message }, team)).rejects.toThrow();
  expect(await run('list')).not.toContain('2.0.0');
  await samplePart(store, 'london', '2.0.0');
  await run('publish', ['london'], { version: '2.0.0', message }, team);
  expect(await run('list')).toMatch(/london.*2\.0\.0/);
});

it('gives a signed address for a preview, and leaves what is live', async () => {
  const text = await run('preview', ['paris'], { version: '2.0.0', expires: '30m' });
  expect(text).toMatch(/http:\/\/localhost:\d+\/preview\/[\w-]+\.[\w-]+/);
  expect(await run('list')).not.toContain('2.0.0');
  await expect(run('preview', ['paris'], { version: '2.0.0', expires: 'soon' })).rejects.toThrow(/soon/);
});

it('makes, lists and withdraws keys', async () => {
  expect(await run('keys', ['create', 'rome-team'], { parts: 'italy' })).toMatch(/odysseus-key-1\.rome-team\./);
  expect(await run('keys', ['list'])).toMatch(/rome-team\s+italy/);
  await run('keys', ['revoke', 'rome-team']);
  expect((await readKeyRing(store)).find(({ name }) => name === 'rome-team')?.revokedAt).not.toBeNull();
});

it('only says what pruning would remove when asked to', async () => {
  expect(await run('prune', [], { days: '30', 'dry-run': true })).toMatch(/Nothing to remove|Would remove/);
});

it.each([
  ['a share that is none', 'canary', ['paris'], { version: '2.0.0', percent: '0', message }, /0/],
  ['a share in words', 'canary', ['paris'], { version: '2.0.0', percent: 'half', message }, /half/],
  ['an unknown part', 'publish', ['atlantis'], { message }, /atlantis/],
  ['a version that is not there', 'publish', ['paris'], { version: '9.9.9', message }, /9\.9\.9/],
  ['an unknown release', 'rollback', [], { to: 'r-nowhere', message }, /r-nowhere/],
  ['an unknown release to show', 'show', ['r-nowhere'], {}, /r-nowhere/],
  ['a canary to promote that is not there', 'promote', ['paris'], { message }, /canary/],
  ['too few days', 'prune', [], { days: '1', message }, /2/],
  ['no limit', 'log', [], { limit: 'all' }, /all/],
])('refuses %s, and says so', async (_name, command, positionals, values, words) => {
  const before = await run('list');
  await expect(run(command, positionals, values)).rejects.toThrow(words);
  expect(await run('list')).toBe(before);
});
