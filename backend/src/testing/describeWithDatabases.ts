import './embeddedEngine';
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { type Database, openInMemory, openPostgres } from '../database';
import { databaseArchive } from './madeDatabase';

/** The database of the suite that runs, empty before each test. */
export interface DatabaseUnderTest {
  /** Only within hooks and tests. */
  readonly database: Database;
  /** PostgreSQL's address, for another copy of the service; null on the embedded database. */
  readonly url: string | null;
}

/** The server on which suites run a second time: `npm test` starts one and names it here. */
const serverUrl = process.env['TEST_DATABASE_URL'];

/** Runs a suite on the embedded database, and once more on PostgreSQL where `TEST_DATABASE_URL` names a server. */
export function describeWithDatabases(name: string, suite: (underTest: DatabaseUnderTest) => void): void {
  describe(`${name} (embedded)`, () => runSuite(suite, openEmpty));
  if (serverUrl !== undefined) describe(`${name} (PostgreSQL)`, () => runSuite(suite, () => openFresh(serverUrl)));
}

/** Runs a suite on the embedded database alone, for what asks nothing of it that another suite does not ask of both. */
export function describeWithEmbedded(name: string, suite: (underTest: DatabaseUnderTest) => void): void {
  describe(name, () => runSuite(suite, openEmpty));
}

/** Runs a suite on PostgreSQL alone, for what needs several connections; not at all where there is no server. */
export function describeWithPostgres(name: string, suite: (underTest: DatabaseUnderTest) => void): void {
  if (serverUrl !== undefined) describe(`${name} (PostgreSQL)`, () => runSuite(suite, () => openFresh(serverUrl)));
  else describe.skip(`${name} (PostgreSQL)`, () => it.todo('runs where TEST_DATABASE_URL names a server'));
}

interface Opened extends DatabaseUnderTest {
  remove(): Promise<void>;
}

function runSuite(suite: (underTest: DatabaseUnderTest) => void, open: () => Promise<Opened>): void {
  let opened: Opened | undefined;
  const current = (): Opened => {
    if (!opened) throw new Error('The database is open within hooks and tests only');
    return opened;
  };

  beforeAll(async () => {
    opened = await open();
    await opened.database.migrate();
  });
  beforeEach(() =>
    current().database.queries.execute(
      sql`truncate user_profiles, subscription_windows, checkout_sessions, payment_events, analytics_events, mistake_reports, provider_calls, assistant_conversations, assistant_usage restart identity cascade`,
    ),
  );
  afterAll(async () => {
    await opened?.database.close();
    await opened?.remove();
  });

  suite({
    get database() {
      return current().database;
    },
    get url() {
      return current().url;
    },
  });
}

async function openEmpty(): Promise<Opened> {
  return { database: await openInMemory(await databaseArchive()), url: null, remove: async () => undefined };
}

/** A database of its own on the server, so that test files can run at once. */
async function openFresh(server: string): Promise<Opened> {
  const name = `odysseus_${randomBytes(6).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    database: await openPostgres(url.href),
    url: url.href,
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
