import type { CheckoutSession, ExpertPass, SubscriptionWindow } from '@odysseus/contract';
import { clockAhead } from '@odysseus/contract/time';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { type Queries, tables } from '../database';
import { addWindow, findWindows } from '../subscriptions';
import { passWindow } from './passWindow';
import type { CheckoutStatus } from './transition';

const { checkoutSessions, subscriptionWindows, paymentEvents } = tables;

export interface StoredCheckout {
  readonly id: string;
  /** Null once the account was deleted. */
  readonly uid: string | null;
  readonly pass: ExpertPass;
  readonly status: CheckoutStatus;
  readonly returnTo: string | null;
  readonly provider: 'embedded' | 'stripe';
  readonly providerReference: string | null;
  readonly paymentReference: string | null;
  readonly capabilityHash: string | null;
  /** Minutes that the visitor's clock is ahead of UTC. */
  readonly utcOffset: number;
  readonly createdAt: Date;
}

/** Writes a new, open checkout. */
export async function addCheckout(
  queries: Queries,
  checkout: Omit<StoredCheckout, 'status' | 'paymentReference'>,
): Promise<void> {
  await queries.insert(checkoutSessions).values(checkout);
}

export async function findCheckout(queries: Queries, id: string): Promise<StoredCheckout | undefined> {
  const [checkout] = await queries.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return checkout;
}

/** How many checkouts an account opened since a moment and has not ended. After a declined payment one may still be paid. */
export async function countUnended(queries: Queries, uid: string, since: Date): Promise<number> {
  const [found] = await queries
    .select({ unended: count() })
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.uid, uid),
        inArray(checkoutSessions.status, ['open', 'declined']),
        gt(checkoutSessions.createdAt, since),
      ),
    );
  return found?.unended ?? 0;
}

/** The window that a checkout granted, if it did and still does. */
async function windowOf(queries: Queries, id: string): Promise<SubscriptionWindow | null> {
  const [window] = await queries
    .select({ start_date: subscriptionWindows.startDate, end_date: subscriptionWindows.endDate })
    .from(subscriptionWindows)
    .where(eq(subscriptionWindows.checkoutSessionId, id));
  return window ?? null;
}

/** A checkout as its owner sees it. */
export async function ownersView(queries: Queries, checkout: StoredCheckout): Promise<CheckoutSession> {
  const { id, pass, status, returnTo } = checkout;
  return { id, pass, status, returnTo, window: status === 'paid' ? await windowOf(queries, id) : null };
}

/**
 * Makes everything that changes one visitor's windows wait for its turn until the transaction ends: two payments at once
 * would otherwise both start on the same day.
 */
export async function holdVisitor(transaction: Queries, uid: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visitor ${uid}`}, 0))`);
}

/**
 * Holds a checkout, with its visitor, until the transaction ends.
 * @returns the checkout as it is now that nobody else can change it
 */
export async function holdCheckout(transaction: Queries, id: string): Promise<StoredCheckout | undefined> {
  const before = await findCheckout(transaction, id);
  if (!before) return undefined;
  if (before.uid !== null) await holdVisitor(transaction, before.uid);
  const [checkout] = await transaction.select().from(checkoutSessions).where(eq(checkoutSessions.id, id)).for('update');
  return checkout;
}

/** Sets the status of a checkout that the transaction holds. */
export async function setStatus(transaction: Queries, id: string, status: CheckoutStatus): Promise<void> {
  await transaction.update(checkoutSessions).set({ status }).where(eq(checkoutSessions.id, id));
}

/**
 * Marks a held checkout paid and grants its window to the account that it was opened for, and to no other.
 * A checkout that is paid or refunded already stays as it is. Where the account is gone, nothing is granted.
 * @param payment `now` in milliseconds since 1970; `reference` is the provider's id of the payment
 */
export async function grant(
  transaction: Queries,
  checkout: StoredCheckout,
  payment: { now: number; reference: string | null; utcOffset?: number },
): Promise<void> {
  if (checkout.status === 'paid' || checkout.status === 'refunded') return;
  const { id, uid, pass } = checkout;
  const utcOffset = payment.utcOffset ?? checkout.utcOffset;
  await transaction
    .update(checkoutSessions)
    .set({ status: 'paid', paymentReference: payment.reference, utcOffset })
    .where(eq(checkoutSessions.id, id));
  if (uid === null) return;
  const window = passWindow(pass.days, await findWindows(transaction, uid), clockAhead(utcOffset, payment.now).date);
  await addWindow(transaction, uid, window, id);
}

/** Takes back what a held checkout granted. Windows that were bought after it stay where they are. */
export async function takeBack(transaction: Queries, checkout: StoredCheckout): Promise<void> {
  await transaction.delete(subscriptionWindows).where(eq(subscriptionWindows.checkoutSessionId, checkout.id));
  await setStatus(transaction, checkout.id, 'refunded');
}

/** Makes everything that happens to one payment of a provider wait for its turn until the transaction ends. */
export async function holdPayment(transaction: Queries, reference: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payment ${reference}`}, 0))`);
}

/**
 * Notes a message of the payment provider.
 * @returns false when it was noted before: then it must have no effect
 */
export async function notePaymentEvent(
  transaction: Queries,
  event: { id: string; type: string; paymentReference: string | null; takesBack: boolean; receivedAt: Date },
): Promise<boolean> {
  const noted = await transaction
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return noted.length > 0;
}

/** Whether a payment was taken back, perhaps before its success was heard of: messages come in any order. */
export async function wasTakenBack(transaction: Queries, paymentReference: string): Promise<boolean> {
  const events = await transaction
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.paymentReference, paymentReference), eq(paymentEvents.takesBack, true)))
    .limit(1);
  return events.length > 0;
}

export async function findByPayment(
  transaction: Queries,
  paymentReference: string,
): Promise<StoredCheckout | undefined> {
  const [checkout] = await transaction
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.paymentReference, paymentReference));
  return checkout;
}

export async function findByProviderReference(
  transaction: Queries,
  providerReference: string,
): Promise<StoredCheckout | undefined> {
  const [checkout] = await transaction
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.providerReference, providerReference));
  return checkout;
}
