import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@odysseus/contract';
import { sha256 } from './canonical';
import { goingBack, publishing } from './changes';
import { commit } from './commit';
import { folderStore } from './folderStore';
import { frameOf } from './frameOf';
import { revokeKey } from './keyRing';
import { entryKey, signEntry, type LogEntry } from './logEntry';
import { liveVersion } from './operations';
import { sealContent, writeRelease } from './releaseDocument';
import type { ReleaseKey } from './releaseKey';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { samplePart, sampleSite } from './testing/samplePart';
import { readPointer, verifyHead, type VerifiedHead } from './verifyHead';

let folder: string;
let store: Store;
let owner: ReleaseKey;
let paris: ReleaseKey;
let london: ReleaseKey;
/** What a running service remembers. */
let running: VerifiedHead;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'believe-'));
  store = folderStore(folder);
  owner = await sampleKey(store, 'owner', ['*']);
  paris = await sampleKey(store, 'paris-team', ['paris']);
  london = await sampleKey(store, 'london-team', ['london']);
  await commit(publishing(await sampleSite(store), 'first'), { store, key: owner });
  running = await verifyHead(store);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = async (part: string, version: string, key: ReleaseKey) =>
  commit(publishing([await samplePart(store, part, version)], version), { store, key });

/** A release with other versions of parts than another one. */
async function documentWith(
  release: Release,
  versions: Readonly<Record<string, string>>,
  frame?: string,
): Promise<Release> {
  let content = release;
  for (const [part, version] of Object.entries(versions)) {
    const row = await samplePart(store, part, version);
    content =
      'shell' in row
        ? { ...content, shell: row.shell }
        : { ...content, microFrontends: { ...content.microFrontends, [row.name]: [row.version] } };
  }
  return sealContent(content, frame, new Date());
}

/** Signs what a key may not, as whoever has the key and may write to the store can, and moves the pointer to it. */
async function sign(document: Release, key: ReleaseKey, change: Partial<LogEntry> = {}): Promise<Release> {
  const written = await writeRelease(store, document);
  const pointer = (await readPointer(store))?.pointer;
  const signed = signEntry(
    {
      sequence: (pointer?.sequence ?? 0) + 1,
      previous: pointer?.entry ?? null,
      at: new Date().toISOString(),
      action: 'publish',
      parts: ['paris'],
      message: 'x',
      release: document.id,
      documentDigest: written.digest,
      from: pointer?.release ?? null,
      ...change,
    },
    key,
  );
  const text = JSON.stringify({ ...signed, ...change });
  await store.put(entryKey(sha256(text)), text);
  await store.put(
    'current.json',
    JSON.stringify({ schemaVersion: 1, release: document.id, sequence: signed.sequence, entry: sha256(text) }),
  );
  return written.release;
}

describe.each([
  ['a running service', () => running],
  ['one that has just started', () => undefined],
])('%s refuses', (_name, last) => {
  it('another’s parts under a later change of nothing', async () => {
    const foreign = await sign(await documentWith(running.release, { shell: '6.6.6', london: '6.6.6' }), paris);
    await sign(foreign, paris, { action: 'prune', parts: [] });
    await expect(verifyHead(store, last())).rejects.toThrow(/paris-team may not release shell, london/);
  });

  it('the same where the entry before is signed by nobody', async () => {
    const foreign = await sign(await documentWith(running.release, { shell: '6.6.6' }), paris, { signature: 'AAAA' });
    await sign(foreign, paris, { action: 'prune', parts: [] });
    await expect(verifyHead(store, last())).rejects.toThrow(/paris-team may not release shell/);
  });

  it('an earlier version of another’s part, though its own key signed that once', async () => {
    await publish('london', '1.1.0', london);
    await sign(await documentWith((await verifyHead(store)).release, { london: '1.0.0' }), paris);
    await expect(verifyHead(store, last())).rejects.toThrow(/paris-team may not release london/);
  });

  it('that another’s part is gone', async () => {
    await publish('paris', '1.1.0', paris);
    const { '@odysseus/london': _london, ...others } = (await verifyHead(store)).release.microFrontends;
    await sign(sealContent({ ...running.release, microFrontends: others }, undefined, new Date()), paris);
    await expect(verifyHead(store, last())).rejects.toThrow(/may not release london/);
  });

  it('what a key signed after it was revoked, under what a good one signed', async () => {
    await revokeKey(store, 'london-team', 1, new Date());
    const foreign = await sign(await documentWith(running.release, { london: '6.6.6' }), london);
    await sign(await documentWith(foreign, { paris: '1.1.0' }), paris);
    await expect(verifyHead(store, last())).rejects.toThrow(/paris-team may not release london/);
  });

  it('pages that are not those of its parts', async () => {
    await sign(await documentWith(running.release, {}, 'of-paris'), paris, { parts: [] });
    await expect(verifyHead(store, last())).rejects.toThrow(
      /names pages that are not those of its parts \(frame of-paris\)/,
    );
  });

  it('a change that builds on a document that was edited since', async () => {
    await publish('london', '1.1.0', london);
    const second = (await verifyHead(store)).release;
    await publish('paris', '1.1.0', paris);
    await store.put(`releases/${second.id}.json`, JSON.stringify({ ...second, createdAt: '2020-01-01T00:00:00.000Z' }));
    await expect(verifyHead(store, last())).rejects.toThrow(
      /was changed after it was released by change 2, on which it builds/,
    );
  });
});

it('believes the changes of many keys, the pages of their parts, and what the owner puts on top of anything', async () => {
  await publish('london', '1.1.0', london);
  await publish('paris', '1.1.0', paris);
  const { release } = await verifyHead(store);
  await sign(await documentWith(release, { paris: '1.2.0' }, frameOf(release)), paris);
  for (const last of [running, undefined])
    expect(liveVersion((await verifyHead(store, last)).release, 'paris')).toBe('1.2.0');
  await sign(await documentWith(release, { shell: '6.6.6' }), paris);
  await commit(goingBack({ to: release.id }, 'mend'), { store, key: owner });
  for (const last of [running, undefined]) expect((await verifyHead(store, last)).release.id).toBe(release.id);
});

it('follows the owner to a log that had to begin anew', async () => {
  const first = running.release.id;
  await publish('paris', '1.1.0', paris);
  running = await verifyHead(store);
  await store.remove([entryKey(running.head?.digest ?? '')]);
  await commit(goingBack({ to: first }, 'mend'), { store, key: owner });
  expect((await verifyHead(store, running)).release.id).toBe(first);
});

it('reads one small file for each change since the owner’s last, and one document for each key', async () => {
  let { release } = running;
  for (let count = 1; count <= 100; count += 1)
    release = await sign(await documentWith(release, { paris: `1.${count}.0` }), paris);
  const read: string[] = [];
  const watched: Store = { ...store, get: (key) => (read.push(key), store.get(key)) };
  expect(liveVersion((await verifyHead(watched)).release, 'paris')).toBe('1.100.0');
  expect(read.filter((key) => key.startsWith('releases/'))).toHaveLength(2);
  // Those of the first steps back twice, once the log is read ahead.
  expect(read.filter((key) => key.startsWith('log/')).length).toBeLessThan(101 + 70);
});
