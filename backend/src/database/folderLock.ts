import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf } from '../codeOf';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';

/** Milliseconds after which a lock that nobody renews is taken to be left behind by a process that was killed. */
const staleAfterDefault = 10_000;

/**
 * Takes the only place at the embedded database's folder, which takes no lock by itself: two processes would lose rows.
 * Waits for a lock that a killed process left behind; a living holder is reported at once.
 * @param dataFolder the folder that holds `database/`
 * @param onLost told when another process took the lock in spite of it; the holder must stop at once
 * @param staleAfter milliseconds; 2,000 at least
 * @returns gives the place free
 * @throws {DatabaseUnavailableError} naming the process that holds it
 */
export async function lockFolder(dataFolder: string, onLost: (error: Error) => void, staleAfter = staleAfterDefault): Promise<() => Promise<void>> {
  const holderFile = join(dataFolder, 'database.holder');
  const patience = Date.now() + 1.5 * staleAfter;
  for (;;) {
    try {
      const release = await lock(join(dataFolder, 'database'), {
        lockfilePath: join(dataFolder, 'database.lock'),
        stale: staleAfter,
        update: staleAfter / 4,
        onCompromised: onLost,
      });
      await writeFile(holderFile, String(process.pid));
      return release;
    } catch (error) {
      if (codeOf(error) !== 'ELOCKED') throw error;
      const holder = await holderOf(holderFile);
      if (holder?.alive || Date.now() > patience) {
        throw new DatabaseUnavailableError(
          `The data folder ${dataFolder} is in use by another Odysseus${holder ? ` (process ${holder.pid})` : ''}. ` +
            'Stop that one first, or give this one a folder of its own: ODYSSEUS_DATA_DIR=.odysseus-2 PORT=8081 npm start. ' +
            'Several copies at once need PostgreSQL: set DATABASE_URL.',
          { cause: error },
        );
      }
      await pause(250);
    }
  }
}

async function holderOf(holderFile: string): Promise<{ pid: number; alive: boolean } | undefined> {
  const pid = Number(await readFile(holderFile, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  // In a container every run has the same number: a lock with our own was left by the run before.
  return { pid, alive: pid !== process.pid && isAlive(pid) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, but belongs to someone else.
    return codeOf(error) === 'EPERM';
  }
}
