import type { Configuration } from '../configuration';
import { cutWriteLog, type Database, reclaimSpace, tables } from '../database';
import { bytesOfEvents, removeOld, removeUpTo, spanOfEvents, weighEvents } from './eventStore';

/** Share of the bytes that is kept when there were too many: room to grow, as to look for what is too much costs more than to remove it. */
const keptShare = 1 / 2;

export interface Sweep {
  readonly kept: Configuration['events'];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the disk has room for the table to be written anew beside the old one. */
  readonly mayRewrite: boolean;
  /** Asked before each piece; what is left waits for the next sweep. */
  readonly goesOn: () => boolean;
}

/**
 * Removes events that are too old, too many, or take too much, the oldest first, and gives their space back. It goes in
 * small pieces, between which others are served.
 */
export async function sweepEvents(database: Database, { kept, now, mayRewrite, goesOn }: Sweep): Promise<void> {
  const { queries } = database;
  let removed = 0;
  const removeAll = async (removePiece: () => Promise<number>): Promise<void> => {
    while (goesOn()) {
      const piece = await removePiece();
      if (piece === 0) return;
      removed += piece;
    }
  };

  await removeAll(() => removeOld(queries, kept, now));
  const isOver = (await bytesOfEvents(queries)) > kept.keptBytes;
  if (isOver) {
    const { all, last } = await weighEvents(queries, kept.keptBytes * keptShare);
    // A server's table stays as large as it was: of what it takes, the events may be but a part.
    const isTooMuch = database.kind === 'pglite' || all > kept.keptBytes;
    if (isTooMuch && last !== undefined) await removeAll(() => removeUpTo(queries, last));
  }
  // To write the rest anew costs as much as there is left; that pays where as much has gone.
  if (goesOn() && (isOver || removed > 0))
    await reclaimSpace(
      database,
      tables.analyticsEvents,
      mayRewrite && (isOver || removed >= (await spanOfEvents(queries))),
    );
  await cutWriteLog(database);
}
