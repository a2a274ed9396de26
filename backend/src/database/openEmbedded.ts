import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { closeToOthers } from '@odysseus/release';
import { sql } from 'drizzle-orm';
import type { Database, Prepared } from './Database';
import { tables } from './Database';
import type { DatabaseTroubles } from './DatabaseTroubles';
import { engineFiles } from './engineFiles';
import { lockFolder } from './folderLock';
import { migrationLock, migrationsFolder } from './migrations';
import { failedQuery } from './QueryError';
import { renewLog } from './renewLog';

const settings = [
  // PostgreSQL's own 128 MB are meant for a server: with 8 MB the process needs 170 MB of memory in place of 400.
  'shared_buffers=8MB',
  // Files of the log of writes whose time is over are given back to the disk, and not kept for later.
  'wal_recycle=off',
];

/**
 * Opens the embedded database (PGlite: PostgreSQL compiled to WebAssembly) in `<dataFolder>/database`, for this process alone and
 * for its own user alone.
 * @throws {DatabaseUnavailableError} when another process holds the folder
 */
export async function openEmbedded(
  dataFolder: string,
  { onLost, onWarning }: Pick<DatabaseTroubles, 'onLost' | 'onWarning'> = {},
): Promise<Database> {
  const folder = join(dataFolder, 'database');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const held = await lockFolder(dataFolder, onLost ?? console.error);
  try {
    for (const warning of closeToOthers(folder)) (onWarning ?? console.warn)(warning);
    if (held.wasLeft) await renewLog(folder);
    const database = await embedded(folder, { fs: await engineFiles(folder, held.assure) });
    return {
      ...database,
      close: async () => {
        await database.close();
        await held.release();
      },
    };
  } catch (error) {
    await held.release();
    throw error;
  }
}

/**
 * An embedded database that lives in memory and ends with it.
 * @param loadDataDir archive of the database that it is at first
 */
export function openInMemory(loadDataDir: NonNullable<PGliteOptions['loadDataDir']>): Promise<Database> {
  return embedded(null, { loadDataDir });
}

async function embedded(folder: string | null, place: Pick<PGliteOptions, 'fs' | 'loadDataDir'>): Promise<Database> {
  // Loaded here alone: with PostgreSQL its megabytes of WebAssembly are never read.
  const [{ PGlite, types }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const engine = await PGlite.create({ ...place, postgresqlconf: settings });
  const queries = drizzle(engine, { schema: tables });
  return {
    kind: 'pglite',
    folder,
    queries,
    prepare<Row extends object>(_name: string, query: { toSQL(): { sql: string } }): Prepared<Row> {
      const text = query.toSQL().sql;
      return (values) =>
        engine
          .query<Row>(text, [...values], { parsers: { [types.DATE]: (value) => value } })
          .then(({ rows }) => rows, failedQuery(text));
    },
    migrate: async () => {
      await queries.execute(sql`select pg_advisory_lock(${sql.raw(String(migrationLock))})`);
      try {
        await migrate(queries, { migrationsFolder });
      } finally {
        await queries.execute(sql`select pg_advisory_unlock(${sql.raw(String(migrationLock))})`);
      }
    },
    close: () => engine.close(),
  };
}
