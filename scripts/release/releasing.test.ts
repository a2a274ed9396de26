import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleasing } from './releasing';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releasing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string): string => (statSync(join(folder, name)).mode & 0o777).toString(8);

it('closes the data folder and its keys to other users', () => {
  mkdirSync(join(folder, 'data', 'keys'), { recursive: true });
  writeFileSync(join(folder, 'data', 'keys', 'owner'), '');
  for (const [name, mode] of [
    ['data', 0o755],
    ['data/keys', 0o755],
    ['data/keys/owner', 0o644],
  ] as const)
    chmodSync(join(folder, name), mode);
  openReleasing(() => undefined, { ODYSSEUS_DATA_DIR: join(folder, 'data') });
  expect(['data', 'data/keys', 'data/keys/owner'].map(modeOf)).toEqual(['700', '700', '600']);
});

it('makes a data folder and a key that their owner alone may read', async () => {
  await openReleasing(() => undefined, { ODYSSEUS_DATA_DIR: join(folder, 'data') }).key();
  expect(['data', 'data/keys', 'data/keys/owner'].map(modeOf)).toEqual(['700', '700', '600']);
});
