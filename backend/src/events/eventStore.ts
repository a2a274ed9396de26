import type { AnalyticsEvent } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import { type Queries, tables } from '../database';

const { analyticsEvents } = tables;

/** What the collector keeps: no event for longer than this, and no more events than that. */
export const retention = { days: 90, events: 1_000_000 } as const;
/** Old events that one arriving batch clears away at most, so that no request pays for all of them. */
const clearedAtOnce = 500;

/**
 * Stores events as they were sent, and clears away what is older than the retention.
 * @param receivedAt milliseconds since 1970
 */
export async function addEvents(queries: Queries, events: readonly AnalyticsEvent[], receivedAt: number): Promise<void> {
  const stored = await queries
    .insert(analyticsEvents)
    .values(
      events.map(({ name, parameters }) => ({
        name: storable(name),
        parameters: Object.fromEntries(Object.entries(parameters).map(([key, value]) => [storable(key), typeof value === 'string' ? storable(value) : value])),
        claimedUid: claimedUid(parameters['user_id']),
        receivedAt: new Date(receivedAt),
      })),
    )
    .returning({ id: analyticsEvents.id });
  await clearOld(queries, Math.max(...stored.map(({ id }) => id)), receivedAt);
}

/** Looks at the oldest rows alone: their number is bounded, whatever the table's size. */
async function clearOld(queries: Queries, newest: number, now: number): Promise<void> {
  const lastId = newest - retention.events;
  const lastMoment = new Date(now - retention.days * 86_400_000).toISOString();
  await queries.execute(sql`
    delete from ${analyticsEvents} where id in (
      select id from (select id, received_at from ${analyticsEvents} order by id limit ${clearedAtOnce}) as oldest
      where id <= ${lastId} or received_at < ${lastMoment}::timestamptz
    )`);
}

/** PostgreSQL holds no zero byte and no half of a surrogate pair, which a cut at 100 characters can leave. */
function storable(text: string): string {
  return text.replace(/\0/g, '').replace(/\p{Surrogate}/gu, '\ufffd');
}

function claimedUid(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== 'anonymous' ? storable(value) : null;
}
