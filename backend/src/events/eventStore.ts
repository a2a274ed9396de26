import type { AnalyticsEvent } from '@odysseus/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Configuration } from '../configuration';
import { type Queries, tables } from '../database';

const { analyticsEvents } = tables;

/** Events that one statement removes at most: on the embedded database everybody waits for it. */
const removedAtOnce = 500;
/** Bytes that a row takes beside its values: its head, and its entries in the indexes. */
const rowOverhead = 80;

/**
 * Stores events as they were sent.
 * @param receivedAt milliseconds since 1970
 */
export async function addEvents(
  queries: Queries,
  events: readonly AnalyticsEvent[],
  receivedAt: number,
): Promise<void> {
  await queries.insert(analyticsEvents).values(
    events.map(({ name, parameters }) => ({
      name: storable(name),
      parameters: Object.fromEntries(
        Object.entries(parameters).map(([key, value]) => [
          storable(key),
          typeof value === 'string' ? storable(value) : value,
        ]),
      ),
      claimedUid: claimedUid(parameters['user_id']),
      receivedAt: new Date(receivedAt),
    })),
  );
}

/**
 * Removes a bounded number of events that are too old or too many. It looks at the oldest rows alone, whatever the table's size.
 * @param now milliseconds since 1970
 * @returns how many it removed
 */
export function removeOld(
  queries: Queries,
  { keptDays, mostKept }: Configuration['events'],
  now: number,
): Promise<number> {
  const lastMoment = new Date(now - keptDays * 86_400_000).toISOString();
  return remove(
    queries,
    sql`
      select id from (select id, received_at from ${analyticsEvents} order by id limit ${removedAtOnce}) as oldest
      where id <= (select max(id) from ${analyticsEvents}) - ${mostKept}::bigint or received_at < ${lastMoment}::timestamptz`,
  );
}

/**
 * Removes a bounded number of events up to one.
 * @returns how many it removed
 */
export function removeUpTo(queries: Queries, last: number): Promise<number> {
  return remove(queries, sql`select id from ${analyticsEvents} where id <= ${last} order by id limit ${removedAtOnce}`);
}

async function remove(queries: Queries, ids: SQL): Promise<number> {
  const removed = await queries
    .delete(analyticsEvents)
    .where(sql`${analyticsEvents.id} in (${ids})`)
    .returning({ id: analyticsEvents.id });
  return removed.length;
}

/** Bytes that the events take on the database's disk: rows, indexes, and room that removed rows have left. */
export async function bytesOfEvents(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ bytes: sql`pg_total_relation_size('analytics_events')`.mapWith(Number) })
    .from(sql`(select 1) as one`);
  return row?.bytes ?? 0;
}

/**
 * Weighs the events without the room between them. Reads the whole table.
 * @param bytes into which the newest are to fit
 * @returns bytes of all, and the newest event that must go for the ones after it to fit; undefined when all do
 */
export async function weighEvents(queries: Queries, bytes: number): Promise<{ all: number; last: number | undefined }> {
  const weighed = queries
    .select({
      id: analyticsEvents.id,
      bytes:
        sql<number>`sum(pg_column_size(${analyticsEvents}) + ${rowOverhead}::int) over (order by ${analyticsEvents.id} desc)`.as(
          'bytes',
        ),
    })
    .from(analyticsEvents)
    .as('weighed');
  const [row] = await queries
    .select({
      all: sql`coalesce(max(${weighed.bytes}), 0)`.mapWith(Number),
      last: sql<string | null>`max(${weighed.id}) filter (where ${weighed.bytes} > ${bytes})`,
    })
    .from(weighed);
  return { all: row?.all ?? 0, last: row === undefined || row.last === null ? undefined : Number(row.last) };
}

/** About how many events there are, told from their numbers. */
export async function spanOfEvents(queries: Queries): Promise<number> {
  const [row] = await queries
    .select({ span: sql`coalesce(max(${analyticsEvents.id}) - min(${analyticsEvents.id}) + 1, 0)`.mapWith(Number) })
    .from(analyticsEvents);
  return row?.span ?? 0;
}

/** PostgreSQL holds no zero byte and no half of a surrogate pair, which a cut at 100 characters can leave. */
function storable(text: string): string {
  return text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
}

function claimedUid(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== 'anonymous' ? storable(value) : null;
}
