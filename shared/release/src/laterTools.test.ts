import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@odysseus/contract';
import { sha256 } from './canonical';
import { publishing } from './changes';
import { commit, type CommitOptions } from './commit';
import { folderStore } from './folderStore';
import { readKeyRing } from './keyRing';
import { entryKey, signEntry } from './logEntry';
import type { PartVersion } from './operations';
import { verifyPreview } from './preview';
import { signWith, type ReleaseKey } from './releaseKey';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { samplePart, sampleSite } from './testing/samplePart';
import { verifyHead } from './verifyHead';

let folder: string;
let store: Store;
let options: CommitOptions;
let london: ReleaseKey;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'later-'));
  store = folderStore(folder);
  options = { store, key: await sampleKey(store, 'owner', ['*']) };
  london = await sampleKey(store, 'london-team', ['london']);
  await commit(publishing(await sampleSite(store), 'first'), options);
});
afterEach(() => rmSync(folder, { recursive: true }));

const later = { note: 'written by a later tool' };

/** A version as a later tool describes it. */
async function laterPart(part: string, version: string): Promise<PartVersion> {
  const row = await samplePart(store, part, version);
  return 'version' in row
    ? { ...row, version: { ...row.version, extras: { ...row.version.extras, ...{ later } } } }
    : row;
}

const parisOf = (release: Release): unknown => release.microFrontends['@odysseus/paris']?.[0]?.extras;

describe('an entry of the log with a field that came later', () => {
  /** Written by a later tool on top of what is live, then changed by whoever can write to the store. */
  async function write(
    change: (entry: Record<string, unknown>) => Record<string, unknown> = (entry) => entry,
  ): Promise<void> {
    const { head, release } = await verifyHead(store);
    if (!head) throw new Error('no log');
    const { signature: _signature, actor: _actor, ...before } = head.entry;
    const entry = {
      ...before,
      sequence: before.sequence + 1,
      previous: head.digest,
      from: release.id,
      ...{ weather: 'fair', later },
    };
    const text = JSON.stringify(change({ ...signEntry(entry, options.key) }));
    await store.put(entryKey(sha256(text)), text);
    await store.put(
      'current.json',
      JSON.stringify({
        schemaVersion: 1,
        release: release.id,
        sequence: entry.sequence,
        entry: sha256(text),
        ...{ later },
      }),
    );
  }

  it('is believed: its signature covers what it says as a whole', async () => {
    await write();
    expect((await verifyHead(store)).head?.entry.sequence).toBe(2);
  });

  it.each<[string, (entry: Record<string, unknown>) => Record<string, unknown>]>([
    ['changed', (entry) => ({ ...entry, later: { note: 'x' } })],
    ['taken out', ({ later: _later, ...entry }) => entry],
    ['all taken out', ({ later: _later, weather: _weather, ...entry }) => entry],
    ['put in', (entry) => ({ ...entry, more: 1 })],
  ])('is refused when it was %s afterwards', async (_what, change) => {
    await write(change);
    await expect(verifyHead(store)).rejects.toThrow('its signature is not that of owner');
  });
});

it('what a later tool wrote of one part stays when an earlier tool releases another, and is nobody else’s change', async () => {
  await commit(publishing([await laterPart('paris', '2.0.0')], 'paris'), options);
  const { release } = await commit(publishing([await samplePart(store, 'london', '2.0.0')], 'london'), {
    store,
    key: london,
  });
  expect(parisOf(release)).toMatchObject({ later });
  expect(parisOf((await verifyHead(store)).release)).toMatchObject({ later });
});

it('a document in which such a field was changed is refused', async () => {
  const { release } = await commit(publishing([await laterPart('paris', '2.0.0')], 'paris'), options);
  const key = `releases/${release.id}.json`;
  const text = (await store.get(key))?.body.toString('utf8') ?? '';
  await store.put(key, text.replace('a later tool', 'somebody else'));
  await expect(verifyHead(store)).rejects.toThrow('was changed after it was released');
});

it('a preview with a field that came later is shown', async () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const seconds = now.getTime() / 1_000;
  const payload = Buffer.from(
    JSON.stringify({
      part: 'paris',
      version: '2.0.0',
      issued: seconds,
      expires: seconds + 60,
      key: options.key.name,
      later,
    }),
  ).toString('base64url');
  expect(
    verifyPreview(`${payload}.${signWith(options.key, 'preview', payload)}`, await readKeyRing(store), now),
  ).toMatchObject({ part: 'paris', version: '2.0.0' });
});

it('a key with a field that is not known is refused: it may take a right away', async () => {
  const ring = JSON.parse((await store.get('keys.json'))?.body.toString('utf8') ?? '') as { keys: object[] };
  await store.put(
    'keys.json',
    JSON.stringify({ ...ring, keys: ring.keys.map((key) => ({ ...key, until: '2026-12-01' })) }),
  );
  await expect(verifyHead(store)).rejects.toThrow('keys.json');
});
