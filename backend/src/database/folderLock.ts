import { existsSync } from 'node:fs';
import { rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf } from '@odysseus/release';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { endAtOnce } from './endAtOnce';
import { readHolder, stateOf } from './lockHolder';
import { markHolder } from './markHolder';

/** Milliseconds after which a lock that nobody renews is taken to be left behind by a process that was killed. */
const staleAfterDefault = 10_000;

/** The place at a folder, as long as this process has it. */
export interface HeldFolder {
  /** Whether the holder before did not give it free: it was killed, or it is frozen and may yet go on. */
  readonly wasLeft: boolean;
  /** Ends this process at once where another has taken the place. A few microseconds. */
  assure(): void;
  /** Gives the place free. */
  release(): Promise<void>;
}

/**
 * Takes the only place at the embedded database's folder, which takes no lock by itself: two processes would lose rows.
 * A lock whose process can be seen to be gone is cleared away; any other that may have been left behind is waited for. A living
 * holder is reported at once. A holder that finds its place taken (it was frozen, and goes on) ends at once.
 * @param dataFolder the folder that holds `database/`
 * @param onLost told when another process took the place, right before this one ends: only what it does at once is done
 * @param staleAfter milliseconds; 2,000 at least
 * @throws {DatabaseUnavailableError} naming the process that holds it
 */
export async function lockFolder(
  dataFolder: string,
  onLost: (error: Error) => void,
  staleAfter = staleAfterDefault,
): Promise<HeldFolder> {
  const holderFile = join(dataFolder, 'database.holder');
  const lose = (cause: Error): never => {
    try {
      onLost(cause);
    } finally {
      endAtOnce();
    }
  };
  const unlock = await takeLock(dataFolder, holderFile, lose, staleAfter);
  try {
    const wasLeft = existsSync(holderFile);
    const mark = await markHolder(holderFile);
    const assure = (): void => {
      if (!mark.stands()) lose(new Error(`Another process holds ${dataFolder} now`));
    };
    return {
      wasLeft,
      assure,
      release: async () => {
        assure();
        // In this order: whoever comes next takes the lock first, and no mark but our own is taken away.
        await mark.remove();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function takeLock(
  dataFolder: string,
  holderFile: string,
  onCompromised: (error: Error) => void,
  staleAfter: number,
): Promise<() => Promise<void>> {
  const lockFile = join(dataFolder, 'database.lock');
  const patience = Date.now() + 1.5 * staleAfter;
  for (;;) {
    try {
      return await lock(join(dataFolder, 'database'), {
        lockfilePath: lockFile,
        stale: staleAfter,
        update: staleAfter / 4,
        onCompromised,
      });
    } catch (error) {
      if (codeOf(error) !== 'ELOCKED') throw error;
      const { holder, markedAt = 0 } = (await readHolder(holderFile)) ?? {};
      const state = holder ? await stateOf(holder) : 'unknown';
      if (state === 'gone' && (await clearAway(lockFile, markedAt))) continue;
      if (state === 'running' || Date.now() > patience) {
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

/**
 * Clears away the lock of a holder that is gone. One that somebody else has taken since is younger than that holder's mark, and
 * stays, or is put back.
 * @param markedAt when the holder left its mark
 * @returns whether it was cleared away
 */
async function clearAway(lockFile: string, markedAt: number): Promise<boolean> {
  const isYounger = async (file: string): Promise<boolean> => (await stat(file)).birthtimeMs > markedAt;
  const aside = `${lockFile}.${process.pid}`;
  try {
    if (await isYounger(lockFile)) return false;
    // Only one of several that try it at once can rename it.
    await rename(lockFile, aside);
    if (await isYounger(aside)) {
      await rename(aside, lockFile);
      return false;
    }
    await rmdir(aside);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}
