import { createHash, randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lock } from 'proper-lockfile';
import { codeOf } from './codeOf';
import { folderAdvice } from './folderAdvice';
import { checkKey, ConditionFailedError, StoreError, type PutOptions, type Store, type StoredObject } from './store';

/** Files on their way, and the lock. A dot in front: no key begins so, and no listing shows it. */
const workFolder = '.work';

/** Milliseconds after which the lock of a process that was killed is taken over. It is held for a few milliseconds at a time. */
const lockStaleAfter = 10_000;

function tagOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

/** A store in a folder. Several processes may use it at once. */
export function folderStore(folder: string): Store {
  const fileOf = (key: string): string => join(folder, checkKey(key));

  const failure = (doing: string, cause: unknown): StoreError => {
    const code = codeOf(cause);
    return new StoreError(
      `The store in ${folder} can't be used: ${doing} failed (${code ?? String(cause)}). ${folderAdvice[code ?? ''] ?? 'Look at the folder and its disk, then try again.'}`,
      { cause },
    );
  };
  const guarded = async <T>(doing: string, action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (cause) {
      if (cause instanceof StoreError || cause instanceof ConditionFailedError) throw cause;
      throw failure(doing, cause);
    }
  };
  /** Absence is an answer, not a failure. */
  const present = async <T>(doing: string, action: () => Promise<T>): Promise<T | undefined> =>
    guarded(doing, async () => {
      try {
        return await action();
      } catch (cause) {
        if (['ENOENT', 'EISDIR'].includes(codeOf(cause) ?? '')) return undefined;
        throw cause;
      }
    });

  const writeWork = async (body: Buffer | string, durable: boolean): Promise<string> => {
    const work = join(folder, workFolder, `${process.pid}-${randomUUID()}`);
    await mkdir(dirname(work), { recursive: true });
    const handle = await open(work, 'wx');
    try {
      await handle.writeFile(body);
      if (durable) await handle.sync();
    } catch (cause) {
      await rm(work, { force: true });
      throw cause;
    } finally {
      await handle.close();
    }
    return work;
  };

  const createAbsent = async (key: string, work: string): Promise<void> => {
    try {
      await link(work, fileOf(key));
    } catch (cause) {
      if (codeOf(cause) === 'EEXIST') throw new ConditionFailedError(key);
      throw cause;
    }
  };

  /** Compares and replaces while no other process can. Once the lock is held nothing is awaited, so that it is held for an instant. */
  const replaceUnchanged = async (key: string, work: string, tag: string): Promise<void> => {
    const release = await lock(join(folder, workFolder), {
      lockfilePath: join(folder, workFolder, 'lock'),
      stale: lockStaleAfter,
      retries: { retries: 2_000, factor: 1.5, minTimeout: 2, maxTimeout: 100, randomize: true },
    });
    try {
      let found: string | undefined;
      try {
        found = tagOf(readFileSync(fileOf(key)));
      } catch (cause) {
        if (codeOf(cause) !== 'ENOENT') throw cause;
      }
      if (found !== tag) throw new ConditionFailedError(key);
      renameSync(work, fileOf(key));
      syncFolder(dirname(fileOf(key)));
    } finally {
      await release();
    }
  };

  return {
    name: folder,
    get: (key) =>
      present(`reading ${key}`, async (): Promise<StoredObject> => {
        const body = await readFile(fileOf(key));
        return { body, tag: tagOf(body) };
      }),
    has: async (key) => (await present(`looking for ${key}`, async () => (await stat(fileOf(key))).isFile())) ?? false,
    size: (key) =>
      present(`looking for ${key}`, async () => {
        const found = await stat(fileOf(key));
        return found.isFile() ? found.size : undefined;
      }),
    modified: (key) =>
      present(`looking for ${key}`, async () => {
        const found = await stat(fileOf(key));
        return found.isFile() ? found.mtime : undefined;
      }),
    list: (prefix) => guarded(`listing ${prefix}`, () => listFolder(folder, prefix)),
    put: (key, body, options: PutOptions = {}) =>
      guarded(`writing ${key}`, async () => {
        const file = fileOf(key);
        const { condition } = options;
        const work = await writeWork(body, condition !== undefined);
        try {
          await mkdir(dirname(file), { recursive: true });
          if (condition === undefined) await rename(work, file);
          else if ('absent' in condition) await createAbsent(key, work);
          else await replaceUnchanged(key, work, condition.tag);
        } finally {
          await rm(work, { force: true });
        }
      }),
    remove: (keys) =>
      guarded('removing files', async () => {
        for (const key of keys) await rm(fileOf(key), { force: true });
        for (const parent of new Set(keys.map((key) => dirname(key)))) await removeEmpty(folder, parent);
      }),
  };
}

/** Has the renaming itself survive a power cut, where the system can. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Some systems open no folders; the content is on the disk already.
  }
}

async function listFolder(folder: string, prefix: string): Promise<string[]> {
  const top = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (top !== '') checkKey(top);
  const keys: string[] = [];
  const walk = async (below: string): Promise<void> => {
    const entries = await readdir(join(folder, below), { withFileTypes: true }).catch((cause: unknown) => {
      if (['ENOENT', 'ENOTDIR'].includes(codeOf(cause) ?? '') && below !== '') return [];
      if (codeOf(cause) === 'ENOENT') return [];
      throw cause;
    });
    for (const entry of entries) {
      const key = below === '' ? entry.name : `${below}/${entry.name}`;
      if (key === workFolder) continue;
      if (entry.isDirectory()) {
        if (key.startsWith(prefix) || prefix.startsWith(`${key}/`)) await walk(key);
      } else if (key.startsWith(prefix)) keys.push(key);
    }
  };
  await walk(top);
  return keys.sort();
}

/** Removes a folder that holds nothing any more, and those around it that it leaves empty. */
async function removeEmpty(folder: string, below: string): Promise<void> {
  for (let at = below; at !== '.' && at !== ''; at = dirname(at)) {
    try {
      await rmdir(join(folder, at));
    } catch {
      return;
    }
  }
}
