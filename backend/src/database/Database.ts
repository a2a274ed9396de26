import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as tables from './tables';

export { tables };

/** Queries in PostgreSQL's dialect, whichever engine answers. A transaction offers the same. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof tables>;

/** Runs a prepared query. */
export type Prepared<Row> = (values: readonly unknown[]) => Promise<Row[]>;

/** Where the service keeps what it knows. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Folder of this machine's disk that it is kept in; null where it lives on another machine, or in memory. */
  readonly folder: string | null;
  readonly queries: Queries;
  /**
   * Prepares a query that runs all the time. It goes straight to the driver, which takes a tenth off a whole request's
   * time: rows come with the names of the database's columns, dates as `YYYY-MM-DD`.
   * @param name of the statement, unique within the service
   * @param query built with `queries`, its values as placeholders
   */
  prepare<Row extends object>(name: string, query: { toSQL(): { sql: string } }): Prepared<Row>;
  /** Brings the tables up to date. Safe to run from several copies of the service at once: they take turns. */
  migrate(): Promise<void>;
  /** Ends every connection and gives the data folder free. */
  close(): Promise<void>;
}
