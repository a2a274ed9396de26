import type { CheckoutSession, SubscriptionWindow, UserProfile } from '@odysseus/contract';
import { asc, desc, eq } from 'drizzle-orm';
import { deleteHistory, type ExportedMessage, exportHistory } from '../assistant';
import { holdVisitor } from '../checkout';
import { ownersView } from '../checkout/checkoutStore';
import { type Database, type Queries, tables } from '../database';
import { findProfile } from '../profiles/profileStore';
import { findWindows } from '../subscriptions';

const { analyticsEvents, checkoutSessions, subscriptionWindows, userProfiles } = tables;

/** Events that an export holds at most, newest first. */
const exportedEvents = 10_000;

export interface AccountExport {
  readonly uid: string;
  readonly exportedAt: string;
  readonly profile: UserProfile | null;
  readonly subscriptionWindows: SubscriptionWindow[];
  readonly checkouts: (CheckoutSession & { createdAt: string })[];
  /** Analytics events that name this account. */
  readonly events: { name: string; parameters: Record<string, string | number | boolean>; receivedAt: string }[];
  /** What was asked of the assistant, newest first. */
  readonly questions: ExportedMessage[];
}

/**
 * Everything that the service keeps on an account.
 * @param now milliseconds since 1970
 */
export async function exportAccount(queries: Queries, uid: string, now: number): Promise<AccountExport> {
  const checkouts = await queries
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.uid, uid))
    .orderBy(asc(checkoutSessions.createdAt));
  const events = await queries
    .select({
      name: analyticsEvents.name,
      parameters: analyticsEvents.parameters,
      receivedAt: analyticsEvents.receivedAt,
    })
    .from(analyticsEvents)
    .where(eq(analyticsEvents.claimedUid, uid))
    .orderBy(desc(analyticsEvents.id))
    .limit(exportedEvents);
  const views: AccountExport['checkouts'] = [];
  for (const checkout of checkouts)
    views.push({ ...(await ownersView(queries, checkout)), createdAt: checkout.createdAt.toISOString() });
  return {
    uid,
    exportedAt: new Date(now).toISOString(),
    profile: (await findProfile(queries, uid)) ?? null,
    subscriptionWindows: await findWindows(queries, uid),
    checkouts: views,
    events: events.map((event) => ({ ...event, receivedAt: event.receivedAt.toISOString() })),
    questions: await exportHistory(queries, uid),
  };
}

/**
 * Removes a person: profile, windows, events and conversations go; purchases stay for the books, with nothing in them that says whose
 * they were. Doing it again changes nothing.
 */
export async function deleteAccount({ queries }: Database, uid: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await holdVisitor(transaction, uid);
    await transaction.delete(subscriptionWindows).where(eq(subscriptionWindows.uid, uid));
    await transaction.delete(userProfiles).where(eq(userProfiles.uid, uid));
    await transaction.delete(analyticsEvents).where(eq(analyticsEvents.claimedUid, uid));
    await deleteHistory(transaction, uid);
    await transaction
      .update(checkoutSessions)
      .set({ uid: null, returnTo: null, capabilityHash: null, utcOffset: 0 })
      .where(eq(checkoutSessions.uid, uid));
  });
}
