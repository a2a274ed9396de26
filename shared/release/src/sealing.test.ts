import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import type { Release } from '@odysseus/contract';
import { sha256 } from './canonical';
import { auditRelease } from './auditRelease';
import { goingBack, publishing } from './changes';
import { commit, type CommitOptions, type Compose } from './commit';
import { folderStore } from './folderStore';
import { entryKey, signEntry } from './logEntry';
import { prune } from './prune';
import type { ReleaseKey } from './releaseKey';
import { SealBrokenError } from './SealBrokenError';
import { sealedStore } from './sealedStore';
import { digestsOfVersion, readSeal, readSeals, sealKey, writeSeal, writeSeals, type Seals } from './seals';
import type { Store } from './store';
import { sampleKey } from './testing/sampleKey';
import { samplePages } from './testing/samplePages';
import { samplePart, sampleSite } from './testing/samplePart';
import { readPointer, verifyHead } from './verifyHead';

let folder: string;
let store: Store;
let owner: ReleaseKey;
let options: CommitOptions;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sealing-'));
  store = folderStore(folder);
  owner = await sampleKey(store, 'owner', ['*']);
  options = { store, key: owner, compose: samplePages(store) };
  await commit(publishing(await sampleSite(store), 'first'), options);
});
afterEach(() => rmSync(folder, { recursive: true }));

const audit = async (): Promise<void> => auditRelease(store, await verifyHead(store), { thorough: true });
const textOf = async (key: string): Promise<string | undefined> => (await store.get(key))?.body.toString();
const liveSeals = async (): Promise<Seals> => {
  const { seals } = await verifyHead(store);
  if (!seals) throw new Error('Nothing is sealed.');
  return seals;
};

/** Puts a change into the log by hand. */
async function forge(key: ReleaseKey, release: Release, seals: Seals | undefined): Promise<void> {
  const { head } = await verifyHead(store);
  const document = await store.get(`releases/${release.id}.json`);
  if (!head || !document) throw new Error('Nothing is live.');
  const entry = signEntry(
    {
      sequence: head.entry.sequence + 1,
      previous: head.digest,
      at: new Date().toISOString(),
      action: 'publish',
      parts: [],
      message: 'x',
      release: release.id,
      documentDigest: sha256(document.body),
      ...(seals ? { seals: await writeSeals(store, seals) } : {}),
      from: head.entry.release,
    },
    key,
  );
  const text = JSON.stringify(entry);
  await store.put(entryKey(sha256(text)), text);
  await store.put(
    'current.json',
    JSON.stringify({ schemaVersion: 1, release: release.id, sequence: entry.sequence, entry: sha256(text) }),
  );
}

it('covers every file of a release', async () => {
  await audit();
  const covered = await Promise.all(
    Object.values(await liveSeals())
      .flatMap((names) => (typeof names === 'number' ? [] : Object.values(names)))
      .map((digest) => readSeal(store, digest)),
  );
  const keys = covered.flatMap((seal) => Object.keys(seal)).sort();
  const elsewhere = /^(log\/|current\.json|keys\.json)/;
  expect(keys).toEqual((await store.list('')).filter((key) => !elsewhere.test(key)));
});

it('is of files as they were built, whatever becomes of them in the store before they are released', async () => {
  const paris = await samplePart(store, 'paris', '1.1.0');
  const built = { 'paris@1.1.0': await digestsOfVersion(store, 'paris', '1.1.0') };
  await store.put('private/paris/1.1.0/paris/gems.json', '"edited"');
  await commit(publishing([paris], 'b'), { ...options, built });
  await expect(audit()).rejects.toThrow(
    /private\/paris\/1.1.0\/paris\/gems.json .* was changed after it was released. .*remove parts\/paris\/1.1.0\/, private\/paris\/1.1.0\/, server\/paris\/1.1.0\/ and release the part again/,
  );
});

it('stays with a version that goes and comes back, whatever became of it', async () => {
  await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'b'), options);
  await commit(publishing([await samplePart(store, 'paris', '1.2.0')], 'c'), options);
  await store.put('private/paris/1.0.0/paris/gems.json', '"edited"');
  await commit(goingBack({ part: 'paris', to: (await readPointer(store))?.pointer.release ?? '' }, 'x'), options);
  await commit(publishing([await samplePart(store, 'paris', '1.0.0')], 'd'), options);
  await audit();
  await store.put('private/paris/1.0.0/paris/gems.json', '"edited"');
  await expect(audit()).rejects.toThrow(SealBrokenError);
});

it('is of pages that were rendered, not of those that somebody put there before', async () => {
  const paris = await samplePart(store, 'paris', '1.1.0');
  const { release } = await verifyHead(store);
  const prefix = `pages/${release.frame ?? ''}/paris/1.1.0/`;
  for (const [name, text] of [
    ['index.html', 'evil'],
    ['more.html', 'evil'],
    ['complete.json', '{}'],
  ] as const)
    await store.put(prefix + name, text);
  await commit(publishing([paris], 'b'), options);
  expect(await textOf(`${prefix}index.html`)).toBe('page');
  await audit();
  const head = await verifyHead(store);
  const files = sealedStore(store, { head: () => Promise.resolve(head), now: () => new Date() });
  expect(await files.get(`${prefix}more.html`)).toBeUndefined();
  expect((await files.get(`${prefix}index.html`))?.body.toString()).toBe('page');
});

it('is looked at before anything is evaluated to render pages', async () => {
  const evaluated: string[] = [];
  const compose: Compose = async (release, parts, files) => {
    for (const part of parts)
      evaluated.push(
        (await files.get(`server/${part}/${part === 'paris' ? '1.1.0' : '1.0.0'}/routes.cjs`))?.body.toString() ??
          'none',
      );
    return samplePages(store)(release, parts, files);
  };
  const paris = await samplePart(store, 'paris', '1.1.0');
  const built = { 'paris@1.1.0': await digestsOfVersion(store, 'paris', '1.1.0') };
  await store.put('server/paris/1.1.0/routes.cjs', 'evil');
  await expect(commit(publishing([paris], 'b'), { ...options, built, compose })).rejects.toThrow(
    /server\/paris\/1.1.0\/routes.cjs .* was changed/,
  );
  await store.put('server/paris/1.1.0/routes.cjs', '// paris 1.1.0');
  await commit(publishing([paris], 'b'), { ...options, built, compose });
  expect(evaluated).toEqual(['// paris 1.1.0']);
});

it('is mended with pages that were removed or edited, and with copies of the document', async () => {
  const { release } = await verifyHead(store);
  const copy = `releases/${release.id}.json.gz`;
  await store.put(copy, 'x');
  await store.put(`pages/${release.frame ?? ''}/paris/1.0.0/index.html`, 'x');
  await store.remove([`pages/${release.frame ?? ''}/london/1.0.0/index.html`]);
  await expect(audit()).rejects.toThrow(SealBrokenError);
  expect(await commit(publishing([], 'again'), { ...options, mend: true })).toMatchObject({ changed: false });
  await audit();
});

describe('compressed copies of a document that is gone back to', () => {
  const back = async () => {
    const { release } = await verifyHead(store);
    await commit(publishing([await samplePart(store, 'paris', '1.1.0')], 'second'), options);
    return { copy: `releases/${release.id}.json.br`, goBack: () => commit(goingBack({ part: 'paris' }, 'x'), options) };
  };

  it('stay as they are, whoever compressed them', async () => {
    const { copy, goBack } = await back();
    const document = await store.get(copy.replace('.br', ''));
    const other = brotliCompressSync(document?.body ?? '', { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
    await store.put(copy, other);
    await goBack();
    expect((await store.get(copy))?.body.equals(other)).toBe(true);
    await audit();
  });

  it.each([
    ['something else', () => brotliCompressSync('{}')],
    ['more than the document', (text: Buffer) => brotliCompressSync(Buffer.concat([text, Buffer.from(' ')]))],
    ['nothing that can be read', () => Buffer.from('x')],
  ])('are made anew where they hold %s', async (_what, forged) => {
    const { copy, goBack } = await back();
    const document = (await store.get(copy.replace('.br', '')))?.body ?? Buffer.from('');
    await store.put(copy, forged(document));
    await goBack();
    expect(brotliDecompressSync((await store.get(copy))?.body ?? '').equals(document)).toBe(true);
    await audit();
  });
});

describe('a store of earlier tools', () => {
  beforeEach(async () => forge(owner, (await verifyHead(store)).release, undefined));

  it('is refused, and its owner told what to do', async () => {
    await expect(audit()).rejects.toThrow(
      /made by earlier tools, which sealed no files.*npm run release -- publish shell/,
    );
  });

  it('is for the owner to seal, and for no team', async () => {
    const team = await sampleKey(store, 'paris-team', ['paris']);
    const paris = await samplePart(store, 'paris', '1.1.0');
    await expect(commit(publishing([paris], 'b'), { ...options, key: team })).rejects.toThrow(
      /nobody but the owner can vouch for it/,
    );
    expect(await commit(publishing([], 'npm start'), options)).toMatchObject({ changed: true });
    await audit();
    await commit(publishing([paris], 'b'), { ...options, key: team });
    await audit();
  });
});

describe('a team', () => {
  it('can’t seal anew what is another’s', async () => {
    const team = await sampleKey(store, 'paris-team', ['paris']);
    const { release } = await verifyHead(store);
    const seals = await liveSeals();
    await store.put('private/london/1.0.0/london/gems.json', '"edited"');
    const evil = await writeSeal(store, await digestsOfVersion(store, 'london', '1.0.0'));
    await forge(team, release, { ...seals, versions: { ...seals.versions, 'london@1.0.0': evil } });
    await expect(verifyHead(store)).rejects.toThrow(/the key paris-team may not release london/);
  });

  it.each([
    ['leave out a version', (seals: Seals): Seals => ({ ...seals, versions: {} }), /its seals leave out shell@1.0.0/],
    [
      'add one that is not shown',
      (seals: Seals): Seals => ({ ...seals, versions: { ...seals.versions, 'london@6.6.6': '0'.repeat(64) } }),
      /its seals cover london@6.6.6, which it does not show/,
    ],
    [
      'add pages of another frame',
      (seals: Seals): Seals => ({ ...seals, pages: { ...seals.pages, 'abc/london@1.0.0': '0'.repeat(64) } }),
      /its seals cover abc\/london@1.0.0/,
    ],
    ['leave out the document', (seals: Seals): Seals => ({ ...seals, documents: {} }), /its seals leave out r-/],
  ])('can’t %s', async (_what, change, why) => {
    const team = await sampleKey(store, 'paris-team', ['paris']);
    await forge(team, (await verifyHead(store)).release, change(await liveSeals()));
    await expect(verifyHead(store)).rejects.toThrow(why);
  });

  it('whose change was refused has not sealed anything for others', async () => {
    const team = await sampleKey(store, 'paris-team', ['paris']);
    const { release } = await verifyHead(store);
    await samplePart(store, 'london', '6.6.6');
    const evil = await writeSeal(store, await digestsOfVersion(store, 'london', '6.6.6'));
    const seals = await liveSeals();
    await forge(team, release, { ...seals, versions: { ...seals.versions, 'london@6.6.6': evil } });
    await commit(goingBack({ to: release.id }, 'mend'), options);
    const head = await verifyHead(store);
    const files = sealedStore(store, { head: () => Promise.resolve(head), now: () => new Date() });
    expect(await files.get('parts/london/6.6.6/entry.js')).toBeUndefined();
    expect(await files.get('parts/london/1.0.0/entry.js')).toBeDefined();
  });
});

it('goes when pruning has removed what it covers, and not before', async () => {
  const first = await liveSeals();
  for (const version of ['1.1.0', '1.2.0', '1.3.0'])
    await commit(publishing([await samplePart(store, 'paris', version)], version), options);
  const stray = await writeSeal(store, { 'parts/paris/9.9.9/entry.js': '0'.repeat(64) });
  for (const key of await store.list('')) utimesSync(join(folder, key), 0, 0);
  // All this was long ago; the entries say otherwise, so that only what nothing names may go.
  const year = new Date(Date.now() + 365 * 86_400_000);
  await prune({ store, key: owner, days: 2, now: year, message: 'tidy' });
  const left = await store.list('log/seals/');
  expect(left).not.toContain(sealKey(stray));
  expect(left).not.toContain(sealKey(first.versions['paris@1.0.0'] ?? ''));
  for (const digest of Object.values(await liveSeals()).flatMap((names) =>
    typeof names === 'number' ? [] : Object.values(names),
  ))
    expect(left).toContain(sealKey(digest));
  await expect(readSeals(store, (await verifyHead(store)).head?.entry.seals ?? '')).resolves.toBeDefined();
  await audit();
});
