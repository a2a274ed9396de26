// npm run bench:release: what a publish and a rollback of one city take, and how much they upload, with 4 and with 200 cities.
//
// The parts are built already. The other cities are rows of the release document; what a publish writes beside that document
// may not grow with them. Times are compared within one run, one pair after the other; what it takes to read and write the
// longer document itself is measured beside them, and does not count.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composePages, publishRelease, sealRelease, storeFolder } from '@odysseus/build';
import { defaultVersion, pageFile, pagesPrefix, partKey, type Release } from '@odysseus/contract';
import {
  addKey,
  commit,
  createKeyText,
  folderStore,
  frameOf,
  goingBack,
  pageSetsOf,
  publishing,
  readKeyText,
  readPointer,
  readRelease,
  sealContent,
  sealDocument,
  writeRelease,
  uploadPart,
  type Compose,
  type Digests,
  type PageSet,
  type Store,
} from '@odysseus/release';
import { buildSite } from '../buildSite';
import { versionIn } from '../release/releasing';
import { withCities } from './web/manyCities';
import { comparePairs, median } from './web/statistics';
import { bytes, seconds, table } from './web/webFigures';

const rounds = 5;
/** Milliseconds in which a rollback must be done. */
const rollbackBudget = 1_000;
/** How many times as long with 200 cities, beyond what the longer document itself takes. */
const growth = 1.5;

interface Counted {
  readonly store: Store;
  /** Bytes written since the last call, but for release documents and their compressed copies; and those of the documents. */
  take(): { readonly files: number; readonly documents: number };
}

function counting(inner: Store): Counted {
  let files = 0;
  let documents = 0;
  return {
    store: {
      ...inner,
      async put(key, body, options) {
        const size = Buffer.byteLength(body);
        if (key.startsWith('releases/')) documents += size;
        else files += size;
        await inner.put(key, body, options);
      },
    },
    take() {
      const taken = { files, documents };
      files = 0;
      documents = 0;
      return taken;
    },
  };
}

interface Measured {
  readonly publish: number;
  readonly rollback: number;
  /** Milliseconds that a change spends on the document alone: read what was live and what is, with their frames, seal, write, check its copies. */
  readonly document: number;
  readonly files: number;
  readonly documents: number;
}

const folders: string[] = [];
const key = readKeyText(createKeyText('bench'), 'the bench');

/** A store of its own in which a release with so many cities is live, and a city that is published and taken back there. */
async function prepare(release: Release, cities: number): Promise<() => Promise<Measured>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-release-'));
  folders.push(folder);
  const { store, take } = counting(folderStore(folder));
  const built = folderStore(storeFolder());
  const own = Object.entries(release.microFrontends).map(([name, versions]) => ({
    part: partKey(name),
    version: defaultVersion(versions).metadata.version,
  }));
  for (const { part, version } of [{ part: 'shell', version: release.shell.version }, ...own])
    await uploadPart(built, store, part, version);
  // The invented cities have no builds, and so a page each that nothing is rendered for: a city whose pages nobody has sealed would
  // have each change look for them through the whole log, and make them once more.
  const compose: Compose = async (next, parts, files) => {
    const isOwn = (part: string): boolean => part === 'shell' || own.some((each) => each.part === part);
    const rendered = await composePages(store, next, parts.filter(isOwn), files);
    const invented = pageSetsOf(next).filter(({ part }) => parts.includes(part) && !isOwn(part));
    return { ...rendered, ...(await writePages(store, next.frame ?? '', invented)) };
  };
  // Without the versions that are kept to fall back to, which were not uploaded.
  const live = Object.fromEntries(
    Object.entries(release.microFrontends).map(([name, versions]) => [name, [defaultVersion(versions)]]),
  );
  const content = { shell: release.shell, microFrontends: withCities(live, cities) };
  const first = sealRelease({ ...content, frame: frameOf(content) }, new Date());
  publishRelease(folder, first);
  await addKey(store, key, ['*'], new Date());
  // Seals what is live, and makes its pages.
  await commit(publishing([], 'bench'), { store, key, compose });
  const from = own.find(({ part }) => part === 'paris')?.version;
  if (from === undefined) throw new Error('There is no Paris to publish.');
  let edition = 0;
  return async () => {
    edition += 1;
    const to = `${from}${edition}`;
    await copyVersion(store, from, to);
    const row = await versionIn(store, 'paris', to);
    take();
    const started = performance.now();
    await commit(publishing([row], 'bench'), { store, key, compose });
    const publish = performance.now() - started;
    const written = take();
    const back = performance.now();
    await commit(goingBack({ part: 'paris' }, 'bench'), { store, key, compose });
    const rollback = performance.now() - back;
    return { publish, rollback, document: await timeDocument(store, new Date(edition)), ...written };
  };
}

/** A page for each set, which says whose it is. @returns SHA-256 of each by key */
async function writePages(store: Store, frame: string, sets: readonly PageSet[]): Promise<Digests> {
  const digests: Record<string, string> = {};
  for (const { part, version } of sets) {
    const page = pagesPrefix(frame, part, version) + pageFile('/');
    await store.put(page, part);
    digests[page] = createHash('sha256').update(part).digest('hex');
  }
  return digests;
}

/** What every change does to the document, whatever it changes. @param at makes the document another one */
async function timeDocument(store: Store, at: Date): Promise<number> {
  const pointer = await readPointer(store);
  if (!pointer) throw new Error('Nothing is live in the store of the bench.');
  const started = performance.now();
  const live = await readRelease(store, pointer.pointer.release);
  const earlier = await readRelease(store, pointer.pointer.release);
  // Of what is read the frame is checked.
  for (const { release } of [live, earlier]) frameOf(release);
  const shell = { ...live.release.shell, version: `${live.release.shell.version}${at.getTime()}` };
  const content = { ...live.release, shell };
  await writeRelease(store, sealContent(content, frameOf(content), at));
  // Whoever goes back finds its compressed copies; a publish makes them, which takes longer, and is not counted here.
  await sealDocument(store, live, undefined);
  return performance.now() - started;
}

/** The same build under another version, for its pages to be made anew. */
async function copyVersion(store: Store, from: string, to: string): Promise<void> {
  for (const folder of ['parts', 'private', 'server']) {
    for (const file of await store.list(`${folder}/paris/${from}/`)) {
      const stored = await store.get(file);
      if (!stored) continue;
      const body = file.endsWith('manifest.json') ? stored.body.toString('utf8').replaceAll(from, to) : stored.body;
      await store.put(file.replace(`/${from}/`, `/${to}/`), body);
    }
  }
}

try {
  const { release } = await buildSite((line) => console.log(line));
  const few = await prepare(release, 4);
  const many = await prepare(release, 200);
  const pairs: [Measured, Measured][] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push([await few(), await many()]);
  const of = (measure: keyof Measured) => comparePairs(pairs.map(([a, b]) => [a[measure], b[measure]]));
  const row = (words: string, measure: keyof Measured, write: (value: number) => string): string[] => {
    const { first, second, ratio } = of(measure);
    return [words, write(first), write(second), `× ${ratio.toFixed(2)}`];
  };
  console.log(`\nPublish and rollback of one city that is built already (${rounds} pairs)`);
  console.log(
    table(
      ['', '4 cities', '200 cities', 'ratio'],
      [
        row('publish', 'publish', seconds),
        row('rollback', 'rollback', seconds),
        row('reading and writing the document', 'document', seconds),
        row('written beside the document', 'files', bytes),
        row('release document and copies', 'documents', bytes),
      ],
    ),
  );
  const failures = [
    ...(median(pairs.map(([, b]) => b.rollback)) > rollbackBudget ? ['a rollback takes more than a second'] : []),
    ...(of('files').ratio > 1.01 ? ['a publish writes more with more cities, beside the document'] : []),
    ...(['publish', 'rollback'] as const).flatMap((measure) => {
      const { ratio } = comparePairs(pairs.map(([a, b]) => [a[measure], b[measure] - (b.document - a.document)]));
      console.log(`  ${measure}, without the longer document: × ${ratio.toFixed(2)}; ${growth} is allowed`);
      return ratio > growth ? [`a ${measure} takes longer with more cities, beyond the document's own length`] : [];
    }),
  ];
  if (failures.length > 0) {
    console.error(`\nBeyond the budget:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
    process.exitCode = 1;
  } else console.log('\nEverything is within its budget.');
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
