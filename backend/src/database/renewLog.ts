import { constants } from 'node:fs';
import { copyFile, open, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@odysseus/release';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';

/** A segment of PostgreSQL's write-ahead log. */
const segment = /^[0-9A-F]{24}$/;

/**
 * Puts a copy in place of each file that a commit or a checkpoint writes. A holder that is frozen may be in the midst of one
 * write, behind every question whether it still holds the folder: when it goes on, that write goes to the file that it opened,
 * which is nobody's any more.
 * @param folder the database's own
 * @throws {DatabaseUnavailableError} where they can't be copied
 */
export async function renewLog(folder: string): Promise<void> {
  const log = join(folder, 'pg_wal');
  try {
    const segments = (await readdir(log).catch(noneWhereAbsent)).filter((name) => segment.test(name));
    for (const file of [...segments.map((name) => join(log, name)), join(folder, 'global', 'pg_control')])
      await renew(file);
  } catch (cause) {
    throw new DatabaseUnavailableError(
      `The embedded database in ${folder} was not closed by the process that held it, and its log can't be copied (${codeOf(cause) ?? String(cause)}). ` +
        'Make room on its disk, or let this user write there; then start again.',
      { cause },
    );
  }
}

async function renew(file: string): Promise<void> {
  const copy = `${file}.copy`;
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE);
  } catch (error) {
    noneWhereAbsent(error);
    return;
  }
  const handle = await open(copy, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(copy, file);
}

/** A database whose making broke off has no log. */
function noneWhereAbsent(error: unknown): never[] {
  if (codeOf(error) === 'ENOENT') return [];
  throw error;
}
