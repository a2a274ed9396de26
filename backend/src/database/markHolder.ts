import { statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

/** The mark of the process that holds a folder. */
export interface Mark {
  /** Whether it is still there: nobody has put another in its place. A few microseconds. */
  stands(): boolean;
  /** Takes it away. */
  remove(): Promise<void>;
}

/**
 * Puts this process's number into a file, in place of another's. Each mark is a file of its own, kept open by whoever made it:
 * its number on the disk (inode) is given to no other as long as that process exists, however long it was frozen.
 */
export async function markHolder(file: string): Promise<Mark> {
  const work = `${file}.${process.pid}`;
  await rm(work, { force: true });
  const handle = await open(work, 'wx', 0o600);
  try {
    await handle.writeFile(String(process.pid));
    await rename(work, file);
    const { ino } = await handle.stat({ bigint: true });
    return {
      stands: () => {
        try {
          return statSync(file, { bigint: true }).ino === ino;
        } catch {
          // Whoever can't tell does not write.
          return false;
        }
      },
      remove: async () => {
        await rm(file, { force: true });
        await handle.close();
      },
    };
  } catch (error) {
    await handle.close();
    throw error;
  }
}
