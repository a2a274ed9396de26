import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database';

/**
 * Gives the space of removed rows back; not within a transaction. A server keeps it for the table's next rows: to write the
 * table anew it would lock it, and whoever writes would wait.
 * @param anew whether the embedded database writes the table anew, which gives its space back to the disk; everybody waits for that
 */
export async function reclaimSpace({ kind, queries }: Database, table: PgTable, anew: boolean): Promise<void> {
  await queries.execute(kind === 'pglite' && anew ? sql`vacuum full ${table}` : sql`vacuum ${table}`);
}

/** Ends what the log of writes holds of writes that are done. A server does so by itself; the embedded database never does, and its log takes as much as all that was ever written. */
export async function cutWriteLog({ kind, queries }: Database): Promise<void> {
  if (kind === 'pglite') await queries.execute(sql`checkpoint`);
}
