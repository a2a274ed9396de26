import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Prepared } from './Database';
import { tables } from './Database';
import { DatabaseUnavailableError } from './DatabaseUnavailableError';
import { migrationLock, migrationsFolder } from './migrations';
import { failedQuery } from './QueryError';
import { watchConnections } from './watchConnections';

const connectionTimeoutMilliseconds = 5_000;
const statementTimeoutMilliseconds = 15_000;
/** Longer than two statements within the server's own limit: it is for a server that is gone without a word. */
const heldMilliseconds = 40_000;
const connections = 10;

/**
 * Connects to PostgreSQL, or to anything that speaks its protocol.
 * @param url `postgresql://user:password@host:5432/database`
 * @param onIdleError told of a connection that broke while nobody used it; the pool replaces it by itself
 * @param patience milliseconds for which one connection may be held
 * @throws {DatabaseUnavailableError} when nothing answers there
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void = () => undefined,
  patience: number = heldMilliseconds,
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    statement_timeout: statementTimeoutMilliseconds,
    keepAlive: true,
    application_name: 'odysseus',
  });
  // Without a listener a broken idle connection would end the whole process.
  pool.on('error', onIdleError);
  // Nor may one that breaks in use, to which the pool then does not listen: whoever uses it is told by the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw unavailable(url, cause);
  }
  const stopWatching = watchConnections(pool, patience);
  const database = postgresDatabase(pool, () => migrateAlone(url));
  return {
    ...database,
    close: () => {
      stopWatching();
      return database.close();
    },
  };
}

/** A database over a pool that is open. */
export function postgresDatabase(pool: pg.Pool, migrateTables: () => Promise<void>): Database {
  return {
    kind: 'postgres',
    folder: null,
    queries: queriesOf(pool),
    prepare<Row extends object>(name: string, query: { toSQL(): { sql: string } }): Prepared<Row> {
      const text = query.toSQL().sql;
      const failed = failedQuery(text);
      // The driver copies every field that a query has of its own, each time: all but the values stand behind it.
      const statement = { name, text, types } satisfies pg.QueryConfig;
      return (values) => {
        const run = Object.create(statement) as pg.QueryConfig;
        run.values = [...values];
        return pool.query<Row>(run).then(({ rows }) => rows, failed);
      };
    },
    migrate: migrateTables,
    close: () => pool.end(),
  };
}

/**
 * Drizzle's queries, with transactions that give their connection back however they end: drizzle keeps one on which `begin`
 * fails, and puts one that broke among those that work.
 */
function queriesOf(pool: pg.Pool): Database['queries'] {
  const queries = drizzle(pool, { schema: tables });
  queries.transaction = async (work, config) => {
    const client = await pool.connect().catch(failedQuery('begin'));
    let refused: unknown;
    let broken = true;
    try {
      const result = await drizzle(client, { schema: tables }).transaction(
        (transaction) =>
          work(transaction).catch((error: unknown) => {
            refused = error;
            throw error;
          }),
        config,
      );
      broken = false;
      return result;
    } catch (error) {
      // The work's own error comes through once it is rolled back; any other is the connection's.
      broken = error !== refused;
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return queries;
}

/** Calendar dates stay what they are; the driver would make moments of the server's own time zone out of them. */
const calendarDate: number = pg.types.builtins.DATE;
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    oid === calendarDate
      ? (value: string) => value
      : (pg.types.getTypeParser(oid, format) as (value: string) => unknown),
};

/** Migrates over a connection of its own: an advisory lock belongs to a connection, and a pool would hand out another for the next statement. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionTimeoutMilliseconds,
    application_name: 'odysseus-migration',
  });
  try {
    await client.connect();
  } catch (cause) {
    throw unavailable(url, cause);
  }
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock free, whatever happened.
    await client.end();
  }
}

function unavailable(url: string, cause: unknown): DatabaseUnavailableError {
  const { host, pathname } = new URL(url);
  return new DatabaseUnavailableError(
    `The database ${pathname.slice(1) || '(default)'} at ${host || 'the local socket'} can't be reached (${reasonOf(cause)}). ` +
      'Check DATABASE_URL and that PostgreSQL runs there, or remove DATABASE_URL to use the embedded database.',
    { cause },
  );
}

function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}
