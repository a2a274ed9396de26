import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { codeOf } from '../codeOf';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { endAtOnce } from './endAtOnce';
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
 * Waits for a lock that a killed or frozen process left behind; a living holder is reported at once. A holder that finds its
 * place taken (it was frozen, and goes on) ends at once.
 * @param dataFolder the folder that holds `database/`
 * @param onLost told when another process took the place, right before this one ends: only what it does at once is done
 * @param staleAfter milliseconds; 2,000 at least
 * @throws {DatabaseUnavailableError} naming the process that holds it
 */
export async function lockFolder(dataFolder: string, onLost: (error: Error) => void, staleAfter = staleAfterDefault): Promise<HeldFolder> {
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

async function takeLock(dataFolder: string, holderFile: string, onCompromised: (error: Error) => void, staleAfter: number): Promise<() => Promise<void>> {
  const patience = Date.now() + 1.5 * staleAfter;
  for (;;) {
    try {
      return await lock(join(dataFolder, 'database'), {
        lockfilePath: join(dataFolder, 'database.lock'),
        stale: staleAfter,
        update: staleAfter / 4,
        onCompromised,
      });
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
