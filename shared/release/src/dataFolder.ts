import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { closeToOthers } from './closeToOthers';
import { codeOf } from './codeOf';
import { folderAdvice } from './folderAdvice';
import { StoreError } from './store';

/** What lies in a data folder and lets its reader act as somebody else: keys to release with, local accounts and their unused links. */
const secret = /^(keys$|auth-emulator\.json)/;

/** The bit of a folder in which everyone keeps files, such as `/tmp`. */
const sharedByAll = 0o1000;

/** Bytes written for a moment: a full disk still takes names, and what is smaller than a block. */
const sampleSize = 1024 * 1024;

/**
 * Makes a data folder that its owner alone may enter, unless one is there, and sees that it takes data: better said in a
 * sentence before anything has begun than met half-way.
 * @throws {StoreError} saying why it can't be made or written, and what to do
 */
export function makeDataFolder(folder: string): void {
  attempt(folder, 'made', () => {
    makeFolder(dirname(folder));
    makeFolder(folder, 0o700);
  });
  const sample = join(folder, `.sample-${randomUUID()}`);
  attempt(folder, 'written', () => {
    try {
      writeFileSync(sample, Buffer.alloc(sampleSize), { mode: 0o600 });
    } finally {
      rmSync(sample, { force: true });
    }
  });
}

function attempt(folder: string, what: 'made' | 'written', work: () => void): void {
  try {
    work();
  } catch (cause) {
    const code = codeOf(cause);
    const advice =
      folderAdvice[code ?? ''] ?? 'Let this user write there, or choose another folder with ODYSSEUS_DATA_DIR.';
    throw new StoreError(`The data folder ${folder} can't be ${what} (${code ?? String(cause)}). ${advice}`, { cause });
  }
}

/** With those around it. Node's own way of doing so never ends in a folder that refuses new ones as not there, as `/proc` does. */
function makeFolder(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (cause) {
    const around = dirname(folder);
    if (codeOf(cause) === 'ENOENT' && statSync(around, { throwIfNoEntry: false }) === undefined) {
      makeFolder(around);
      mkdirSync(folder, { mode });
    } else if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw cause;
  }
}

/**
 * Closes a data folder that an earlier version or somebody's hand left open: nobody but its owner may enter it, nor read its
 * secrets where a copy of it lies elsewhere. Builds and releases in it are closed by the folder alone; the embedded database
 * is closed by whoever opens it.
 * @returns what could not be closed, as sentences for whoever runs the site
 */
export function closeDataFolder(folder: string): string[] {
  try {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (!found?.isDirectory()) return [];
    const secrets = readdirSync(folder).filter((name) => secret.test(name));
    return [...closeFolderItself(folder, found.mode), ...secrets.flatMap((name) => closeToOthers(join(folder, name)))];
  } catch (cause) {
    return [
      `This user may not look into the data folder ${folder} (${codeOf(cause) ?? String(cause)}). Give it the folder, or choose another one with ODYSSEUS_DATA_DIR.`,
    ];
  }
}

function closeFolderItself(folder: string, mode: number): string[] {
  const isShared = (mode & sharedByAll) !== 0 || resolve(folder) === parse(resolve(folder)).root;
  if (!isShared) return closeToOthers(folder, false);
  return [
    `${folder} is a folder of all users of this machine, so that what Odysseus keeps in it is open to them. Give it one of its own: ODYSSEUS_DATA_DIR=${join(folder, 'odysseus')}`,
  ];
}
