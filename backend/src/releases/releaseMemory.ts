import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NotedChange } from '@odysseus/release';
import { z } from 'zod';

const fileName = 'trusted-changes.json';

const memorySchema = z.record(
  z.string(),
  z.object({ sequence: z.int().min(1), entry: z.string().regex(/^[0-9a-f]{64}$/) }),
);

export interface ReleaseMemory {
  recall(): NotedChange | undefined;
  note(change: NotedChange): void;
}

/**
 * Remembers in the data folder which change of a store was believed last, so that a service that starts anew believes no older
 * one. Where there is no data folder, nothing is remembered.
 * @param onTrouble told when the file can't be read or written; the service goes on without it
 */
export function releaseMemory(
  dataFolder: string,
  storeName: string,
  onTrouble: (cause: unknown) => void,
): ReleaseMemory {
  const file = join(dataFolder, fileName);
  let known = read();

  function read(): z.output<typeof memorySchema> {
    if (!existsSync(file)) return {};
    try {
      return memorySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (cause) {
      onTrouble(
        new Error(`${file} can't be read; what was believed before is forgotten. Remove it if this comes again.`, {
          cause,
        }),
      );
      return {};
    }
  }

  return {
    recall: () => known[storeName],
    note(change) {
      known = { ...known, [storeName]: change };
      if (!existsSync(dataFolder)) return;
      try {
        const work = `${file}.${process.pid}.tmp`;
        writeFileSync(work, JSON.stringify(known), { mode: 0o600 });
        renameSync(work, file);
      } catch (cause) {
        onTrouble(
          new Error(
            `${file} can't be written: started anew, the service may believe a release that was live before. Give the folder back to the user that runs it.`,
            { cause },
          ),
        );
      }
    },
  };
}

/** Forgets what was believed, for a store that begins anew. */
export function forgetReleases(dataFolder: string): void {
  rmSync(join(dataFolder, fileName), { force: true });
}
