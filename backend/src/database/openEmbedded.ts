import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Prepared } from './Database';
import { tables } from './Database';
import { lockFolder } from './folderLock';
import { migrationLock, migrationsFolder } from './migrations';
import { failedQuery } from './QueryError';

const settings = [
  // PostgreSQL's own 128 MB are meant for a server: with 8 MB the process needs 170 MB of memory in place of 400.
  'shared_buffers=8MB',
  // Files of the log of writes whose time is over are given back to the disk, and not kept for later.
  'wal_recycle=off',
];

/** What visitors have stored is for the service's own user alone: nobody else enters the folder. */
const ownersOnly = 0o700;

/**
 * Opens the embedded database (PGlite: PostgreSQL compiled to WebAssembly) in `<dataFolder>/database`, for this process alone.
 * @param onLost told when another process took the folder; the service must stop
 * @throws {DatabaseUnavailableError} when another process holds the folder
 */
export async function openEmbedded(dataFolder: string, onLost: (error: Error) => void): Promise<Database> {
  const folder = join(dataFolder, 'database');
  await mkdir(folder, { recursive: true });
  await chmod(folder, ownersOnly);
  const release = await lockFolder(dataFolder, onLost);
  try {
    const database = await embedded({ dataDir: folder });
    return {
      ...database,
      close: async () => {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** An embedded database that lives in memory and ends with it. */
export function openInMemory(): Promise<Database> {
  return embedded({});
}

async function embedded(place: { dataDir?: string }): Promise<Database> {
  // Loaded here alone: with PostgreSQL its megabytes of WebAssembly are never read.
  const [{ PGlite, types }, { drizzle }, { migrate }] = await Promise.all([import('@electric-sql/pglite'), import('drizzle-orm/pglite'), import('drizzle-orm/pglite/migrator')]);
  const engine = await PGlite.create({ ...place, postgresqlconf: settings });
  const queries = drizzle(engine, { schema: tables });
  return {
    kind: 'pglite',
    folder: place.dataDir ?? null,
    queries,
    prepare<Row extends object>(_name: string, query: { toSQL(): { sql: string } }): Prepared<Row> {
      const text = query.toSQL().sql;
      return (values) => engine.query<Row>(text, [...values], { parsers: { [types.DATE]: (value) => value } }).then(({ rows }) => rows, failedQuery(text));
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
