import * as z from 'zod/mini';
import { rangesToDrop } from '../../../logic/rangesToDrop';
import { mostKept, noKeep, type TileKeep } from './TileKeep';

/** Its number is the form of what is kept: one that is raised drops what an earlier form has kept, which is but a copy. */
const databaseName = 'odysseus-map-tiles';
const form = 1;
/** A part counts as used now for so long, in milliseconds: not each reading is written down. */
const usedFor = 3_600_000;

/** Cities of which the visitor has removed what is kept, in this page: it draws on, and keeps nothing more of its own accord. */
const removed = new WeakMap<IDBFactory, Set<string>>();

const rangeSchema = z.object({
  key: z.string(),
  city: z.string(),
  tag: z.string(),
  size: z.number(),
  used: z.number(),
  lists: z.boolean(),
  held: z.optional(z.boolean()),
});
type Range = z.infer<typeof rangeSchema>;

export interface KeepSurroundings {
  readonly factory?: IDBFactory;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Bytes. */
  readonly most?: number;
}

/**
 * What is kept of an archive for a city, on this device: parts as they were read, until newer ones need their room. Where nothing can
 * be kept the map reads on, and keeps nothing.
 */
export async function openTileKeep(
  city: string,
  { factory = indexedDB, now = Date.now, most = mostKept }: KeepSurroundings = {},
): Promise<TileKeep> {
  const database = await open(factory).catch(() => undefined);
  if (!database) return noKeep();
  const found = await rangesOf(database, city).catch(() => []);
  const used = new Map(found.map((range) => [range.key, range.used]));
  let tag = found[0]?.tag;
  let size = found.reduce((sum, range) => sum + range.size, 0);
  const keyOf = (offset: number, length: number): string => `${city} ${offset} ${length}`;
  const dropSome = async (): Promise<void> => {
    // Other tabs have kept and dropped since.
    const kept = await rangesOf(database, city);
    const going = new Set(rangesToDrop(kept, most));
    await remove(database, [...going]);
    size = kept.reduce((sum, range) => sum + (going.has(range.key) ? 0 : range.size), 0);
  };
  return {
    get tag() {
      return tag;
    },
    get: async (offset, length) => {
      const key = keyOf(offset, length);
      try {
        const stores = database.transaction(['ranges', 'bytes']);
        const [range, bytes] = await Promise.all<unknown>([
          answered(stores.objectStore('ranges').get(key)),
          answered(stores.objectStore('bytes').get(key)),
        ]);
        const known = z.safeParse(rangeSchema, range);
        if (!known.success || known.data.tag !== tag || !(bytes instanceof ArrayBuffer)) return undefined;
        if (now() - (used.get(key) ?? 0) > usedFor) {
          used.set(key, now());
          const touching = database.transaction('ranges', 'readwrite');
          touching.objectStore('ranges').put({ ...known.data, used: now() });
        }
        return bytes;
      } catch {
        // The device has taken the storage back: what was kept is read from the network.
        return undefined;
      }
    },
    put: async (offset, length, bytes, lists) => {
      if (tag === undefined || removed.get(factory)?.has(city)) return;
      const range: Range = { key: keyOf(offset, length), city, tag, size: bytes.byteLength, used: now(), lists };
      try {
        const writing = database.transaction(['ranges', 'bytes'], 'readwrite');
        writing.objectStore('ranges').put(range);
        writing.objectStore('bytes').put(bytes, range.key);
        await finished(writing);
        used.set(range.key, range.used);
        size += range.size;
        if (size > most) await dropSome();
      } catch {
        // Full or forbidden: it is read again when it is wanted again.
      }
    },
    kept: async (parts) => {
      const known = new Set(
        (await rangesOf(database, city)).flatMap((range) => (range.tag === tag ? [range.key] : [])),
      );
      return parts.filter(({ offset, length }) => known.has(keyOf(offset, length)));
    },
    hold: async (parts) => {
      if (tag === undefined) throw new Error('No version is known.');
      removed.get(factory)?.delete(city);
      const current = tag;
      const known = new Map((await rangesOf(database, city)).map((range) => [range.key, range]));
      const writing = database.transaction(['ranges', 'bytes'], 'readwrite');
      for (const { offset, length, lists = false, bytes } of parts) {
        const key = keyOf(offset, length);
        const range = known.get(key);
        if (!bytes && !range) continue;
        // One at the archive's end may be shorter than what was asked for.
        const taken = bytes?.byteLength ?? range?.size ?? length;
        writing.objectStore('ranges').put({ key, city, tag: current, size: taken, used: now(), lists, held: true });
        if (bytes) writing.objectStore('bytes').put(bytes, key);
        if (bytes && !range) size += taken;
      }
      await finished(writing);
      if (size > most) await dropSome();
    },
    renew: async (wanted) => {
      tag = wanted;
      used.clear();
      size = 0;
      await removeTiles(city, factory);
    },
  };
}

/** Bytes that are kept of a city. */
export async function keptTileBytes(city: string, factory: IDBFactory = indexedDB): Promise<number> {
  try {
    const database = await open(factory);
    const ranges = await rangesOf(database, city);
    database.close();
    return ranges.reduce((sum, { size }) => sum + size, 0);
  } catch {
    return 0;
  }
}

/** Drops what is kept of a city at the visitor's wish, and keeps nothing more in this page until more is wished for. */
export async function forgetTiles(city: string, factory: IDBFactory = indexedDB): Promise<void> {
  removed.set(factory, (removed.get(factory) ?? new Set()).add(city));
  await removeTiles(city, factory);
}

async function removeTiles(city: string, factory: IDBFactory): Promise<void> {
  try {
    const database = await open(factory);
    await remove(
      database,
      (await rangesOf(database, city)).map(({ key }) => key),
    );
    database.close();
  } catch {
    // Where nothing can be opened, nothing is kept.
  }
}

async function open(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, form);
  request.onupgradeneeded = () => {
    const { result: database } = request;
    for (const name of [...database.objectStoreNames]) database.deleteObjectStore(name);
    database.createObjectStore('ranges', { keyPath: 'key' }).createIndex('city', 'city');
    database.createObjectStore('bytes');
  };
  const database = await answered(request);
  // A tab with a newer form is not to wait for this one.
  database.onversionchange = () => database.close();
  return database;
}

async function rangesOf(database: IDBDatabase, city: string): Promise<Range[]> {
  const found = await answered(database.transaction('ranges').objectStore('ranges').index('city').getAll(city));
  return (found as unknown[]).flatMap((value) => {
    const range = z.safeParse(rangeSchema, value);
    return range.success ? [range.data] : [];
  });
}

async function remove(database: IDBDatabase, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const removing = database.transaction(['ranges', 'bytes'], 'readwrite');
  for (const key of keys) {
    removing.objectStore('ranges').delete(key);
    removing.objectStore('bytes').delete(key);
  }
  await finished(removing);
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The storage does not answer.'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The storage took nothing.'));
  });
}
