import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, parse, resolve } from 'node:path';
import { closeToOthers } from './closeToOthers';
import { codeOf } from './codeOf';
import { StoreError } from './store';

/** What lies in a data folder and lets its reader act as somebody else: keys to release with, local accounts and their unused links. */
const secret = /^(keys$|auth-emulator\.json)/;

/** The bit of a folder in which everyone keeps files, such as `/tmp`. */
const sharedByAll = 0o1000;

/**
 * Makes a data folder that its owner alone may enter. One that is there stays as it is.
 * @throws {StoreError} saying why it can't be made and what to do
 */
export function makeDataFolder(folder: string): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StoreError(
      `The data folder ${folder} can't be made (${codeOf(cause) || String(cause)}). Let this user write to the folder around it, or choose another place with ODYSSEUS_DATA_DIR.`,
      { cause },
    );
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
    return [`This user may not look into the data folder ${folder} (${codeOf(cause) || String(cause)}). Give it the folder, or choose another one with ODYSSEUS_DATA_DIR.`];
  }
}

function closeFolderItself(folder: string, mode: number): string[] {
  const isShared = (mode & sharedByAll) !== 0 || resolve(folder) === parse(resolve(folder)).root;
  if (!isShared) return closeToOthers(folder, false);
  return [`${folder} is a folder of all users of this machine, so that what Odysseus keeps in it is open to them. Give it one of its own: ODYSSEUS_DATA_DIR=${join(folder, 'odysseus')}`];
}
