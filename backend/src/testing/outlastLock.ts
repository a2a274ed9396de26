import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Has the lock of a process that is frozen or killed be as old as one that was left behind, without the wait. */
export async function outlastLock(dataFolder: string): Promise<void> {
  const longAgo = new Date(Date.now() - 60_000);
  await utimes(join(dataFolder, 'database.lock'), longAgo, longAgo);
}
