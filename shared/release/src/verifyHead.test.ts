import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { goingBack, publishing } from './changes';
import { commit, type CommitOptions } from './commit';
import { sha256 } from './canonical';
import { folderStore } from './folderStore';
import { revokeKey } from './keyRing';
import { entryKey, readEntry, signEntry, type LogEntry } from './logEntry';
import { readRelease, sealContent, writeRelease } from './releaseDocument';
import type { ReleaseKey } from './releaseKey';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { samplePart, sampleSite } from './testing/samplePart';
import { readPointer, verifyHead } from './verifyHead';

let folder: string;
let store: Store;
let options: CommitOptions;
let paris: ReleaseKey;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'head-'));
  store = folderStore(folder);
  options = { store, key: await sampleKey(store, 'owner', ['*']) };
  paris = await sampleKey(store, 'paris-team', ['paris']);
  await commit(publishing(await sampleSite(store), 'first'), options);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = async (part: string, version: string, key = options.key) =>
  commit(publishing([await samplePart(store, part, version)], version), { store, key });

/** What somebody does who can write to the store, but has no key for it. */
async function forge(change: Partial<LogEntry>, key: ReleaseKey): Promise<void> {
  const { head, release } = await verifyHead(store);
  if (!head) throw new Error('no log');
  const { signature: _signature, actor: _actor, ...entry } = head.entry;
  const forged = signEntry(
    { ...entry, sequence: entry.sequence + 1, previous: head.digest, from: release.id, ...change },
    key,
  );
  const text = JSON.stringify({ ...forged, ...('signature' in change ? { signature: change.signature } : {}) });
  await store.put(entryKey(sha256(text)), text);
  await store.put(
    'current.json',
    JSON.stringify({ schemaVersion: 1, release: forged.release, sequence: forged.sequence, entry: sha256(text) }),
  );
}

/** A document in which London is another, written by hand. */
async function foreignDocument(): Promise<Partial<LogEntry>> {
  const { release } = await verifyHead(store);
  const row = await samplePart(store, 'london', '6.6.6');
  const written = await writeRelease(
    store,
    sealContent(
      {
        ...release,
        microFrontends: { ...release.microFrontends, ...('name' in row ? { [row.name]: [row.version] } : {}) },
      },
      undefined,
      new Date(),
    ),
  );
  return { release: written.release.id, documentDigest: written.digest, parts: ['paris'] };
}

it('reads the pointer alone while nothing changes', async () => {
  const last = await verifyHead(store);
  const read: string[] = [];
  const watched: Store = { ...store, get: (key) => (read.push(key), store.get(key)) };
  expect(await verifyHead(watched, last)).toBe(last);
  expect(read).toEqual(['current.json']);
});

it('follows any number of changes since the last look', async () => {
  const last = await verifyHead(store);
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await publish('paris', version, paris);
  expect((await verifyHead(store, last)).release.microFrontends['@odysseus/paris']?.[0]?.metadata.version).toBe(
    '1.3.0',
  );
});

describe('refuses', () => {
  it('a document that was edited by hand', async () => {
    const { release } = await verifyHead(store);
    await store.put(
      `releases/${release.id}.json`,
      JSON.stringify({ ...release, createdAt: '2020-01-01T00:00:00.000Z' }),
    );
    await expect(verifyHead(store)).rejects.toThrow(/document .* was changed after it was released/);
    await expect(publish('paris', '1.1.0')).rejects.toThrow(/can't be built upon.*was changed after it was released/);
  });

  it('a document that is no document any more, or gone', async () => {
    const { release } = await verifyHead(store);
    await store.put(`releases/${release.id}.json`, '{"schemaVersion":1');
    await expect(verifyHead(store)).rejects.toThrow(/is damaged/);
    await store.remove([`releases/${release.id}.json`]);
    await expect(verifyHead(store)).rejects.toThrow(/There is no release/);
  });

  it('a pointer that somebody edited', async () => {
    const pointer = (await readPointer(store))?.pointer;
    const second = (await publish('paris', '1.1.0')).release;
    await store.put('current.json', JSON.stringify({ ...pointer, release: second.id }));
    await expect(verifyHead(store)).rejects.toThrow(/somebody edited it/);
    await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: second.id }));
    await expect(verifyHead(store)).rejects.toThrow(/names no entry of the log/);
    await store.put('current.json', '{');
    await expect(verifyHead(store)).rejects.toThrow(/is no JSON/);
  });

  it('a pointer that was set back', async () => {
    const earlier = (await store.get('current.json'))?.body ?? '';
    await publish('paris', '1.1.0');
    const last = await verifyHead(store);
    await store.put('current.json', earlier);
    await expect(verifyHead(store, last)).rejects.toThrow(/was set back from change 2 to 1/);
  });

  it('an entry of the log that was edited', async () => {
    const { head } = await verifyHead(store);
    const digest = head?.digest ?? '';
    await store.put(entryKey(digest), JSON.stringify({ ...(await readEntry(store, digest)), message: 'another' }));
    await expect(verifyHead(store)).rejects.toThrow(/was changed after it was written/);
  });

  it('a change of a part by a key for another', async () => {
    await forge(await foreignDocument(), paris);
    await expect(verifyHead(store)).rejects.toThrow(/paris-team may not release london/);
  });

  it('such a change also when an honest one lies on top', async () => {
    const last = await verifyHead(store);
    await forge(await foreignDocument(), paris);
    const bad = (await readPointer(store))?.pointer;
    const row = await samplePart(store, 'paris', '7.7.7');
    const { release } = await readRelease(store, bad?.release ?? '');
    const written = await writeRelease(
      store,
      sealContent(
        {
          ...release,
          microFrontends: { ...release.microFrontends, ...('name' in row ? { [row.name]: [row.version] } : {}) },
        },
        undefined,
        new Date(),
      ),
    );
    const second = signEntry(
      {
        sequence: 3,
        previous: bad?.entry ?? '',
        at: new Date().toISOString(),
        action: 'publish',
        parts: ['paris'],
        message: 'x',
        release: written.release.id,
        documentDigest: written.digest,
        from: release.id,
      },
      paris,
    );
    await store.put(entryKey(sha256(JSON.stringify(second))), JSON.stringify(second));
    await store.put(
      'current.json',
      JSON.stringify({ schemaVersion: 1, release: second.release, sequence: 3, entry: sha256(JSON.stringify(second)) }),
    );
    await expect(verifyHead(store, last)).rejects.toThrow(/paris-team may not release london/);
  });

  it('a log that begins anew with a key for one part', async () => {
    await forge({ sequence: 5, previous: null, from: null, ...(await foreignDocument()) }, paris);
    await expect(verifyHead(store)).rejects.toThrow(/may not release shell/);
  });

  it('a signature that is none, or of a key that the store does not know', async () => {
    await forge({ message: 'x', signature: 'AAAA' }, options.key);
    await expect(verifyHead(store)).rejects.toThrow(/its signature is not that of owner/);
  });

  it('a key of another store', async () => {
    const elsewhere = folderStore(join(folder, 'elsewhere'));
    await forge({}, await sampleKey(elsewhere, 'stranger', ['*']));
    await expect(verifyHead(store)).rejects.toThrow(/a key that this store does not know/);
  });

  it('what a key signs after it was revoked, whatever the clock says', async () => {
    await publish('paris', '1.1.0', paris);
    await revokeKey(store, 'paris-team', 2, new Date());
    await expect(verifyHead(store)).resolves.toBeDefined();
    await forge({ at: '2020-01-01T00:00:00.000Z' }, paris);
    await expect(verifyHead(store)).rejects.toThrow(/was revoked/);
  });
});

describe('what can’t be believed', () => {
  it.each([
    ['a damaged document', async () => store.put(`releases/${(await verifyHead(store)).release.id}.json`, '{')],
    ['a lost entry of the log', async () => store.remove([entryKey((await verifyHead(store)).head?.digest ?? '')])],
    [
      'an edited pointer',
      async () =>
        store.put(
          'current.json',
          JSON.stringify({ ...(await readPointer(store))?.pointer, release: 'r-0000000000000000' }),
        ),
    ],
    ['somebody’s change without a key for it', async () => forge(await foreignDocument(), paris)],
  ])('is mended by the owner, who goes back: %s', async (_name, damage) => {
    const { release: good } = await verifyHead(store);
    await publish('paris', '1.1.0');
    await damage();
    await expect(commit(goingBack({ to: good.id }, 'mend'), { store, key: paris })).rejects.toThrow(
      /ask whoever has the owner's/,
    );
    await commit(goingBack({ to: good.id }, 'mend'), options);
    expect((await verifyHead(store)).release.id).toBe(good.id);
    await publish('paris', '1.2.0', paris);
  });
});

it('believes an unsigned pointer where nobody has keys', async () => {
  const { release } = await verifyHead(store);
  await store.remove(['keys.json']);
  await store.put('current.json', JSON.stringify({ schemaVersion: 1, release: release.id }));
  expect(await verifyHead(store)).toMatchObject({ release: { id: release.id }, head: undefined });
});
