import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import * as tables from './tables';

export { tables };

/** Queries in PostgreSQL's dialect, whichever engine answers. A transaction offers the same. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof tables>;

/** Where the service keeps what it knows. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  readonly queries: Queries;
  /** Brings the tables up to date. Safe to run from several copies of the service at once: they take turns. */
  migrate(): Promise<void>;
  /** Ends every connection and gives the data folder free. */
  close(): Promise<void>;
}
