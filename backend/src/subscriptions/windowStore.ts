import type { SubscriptionWindow } from '@odysseus/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { type Database, type Queries, tables } from '../database';

const { subscriptionWindows } = tables;
const columns = { start_date: subscriptionWindows.startDate, end_date: subscriptionWindows.endDate };

/** Reads a visitor's windows, earliest first. */
export type ReadWindows = (uid: string) => Promise<SubscriptionWindow[]>;

/** Prepares the service's most frequent query once for all requests. */
export function prepareWindows({ queries, prepare }: Database): ReadWindows {
  const query = queries
    .select(columns)
    .from(subscriptionWindows)
    .where(eq(subscriptionWindows.uid, sql.placeholder('uid')))
    .orderBy(asc(subscriptionWindows.startDate));
  const read = prepare<SubscriptionWindow>('subscription_windows_of_uid', query);
  return (uid) => read([uid]);
}

/** The same within a transaction. */
export function findWindows(queries: Queries, uid: string): Promise<SubscriptionWindow[]> {
  return queries
    .select(columns)
    .from(subscriptionWindows)
    .where(eq(subscriptionWindows.uid, uid))
    .orderBy(asc(subscriptionWindows.startDate));
}

/**
 * Grants a window.
 * @param checkoutSessionId the purchase that pays for it, or null for a gift
 * @throws {RangeError} when it would end before it starts; the table refuses such a window as well
 */
export async function addWindow(
  queries: Queries,
  uid: string,
  window: SubscriptionWindow,
  checkoutSessionId: string | null,
): Promise<void> {
  if (window.end_date < window.start_date)
    throw new RangeError(`A window can't end (${window.end_date}) before it starts (${window.start_date})`);
  await queries
    .insert(subscriptionWindows)
    .values({ uid, startDate: window.start_date, endDate: window.end_date, checkoutSessionId });
}
