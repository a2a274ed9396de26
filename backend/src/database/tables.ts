import type { ExpertPass } from '@odysseus/contract';
import { checkoutStatuses } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import { bigserial, boolean, check, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** User profiles, keyed by the authentication uid (specification, section 3). */
export const userProfiles = pgTable('user_profiles', {
  uid: text('uid').primaryKey(),
  email: text('email').notNull(),
  displayName: text('display_name').notNull(),
  photoURL: text('photo_url'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Purchases. `uid` becomes null when the account is deleted: the books stay, the person goes. */
export const checkoutSessions = pgTable(
  'checkout_sessions',
  {
    id: uuid('id').primaryKey(),
    uid: text('uid'),
    /** The pass as it was when it was bought: a later change of prices touches no old purchase. */
    pass: jsonb('pass').$type<ExpertPass>().notNull(),
    status: text('status', { enum: checkoutStatuses }).notNull().default('open'),
    returnTo: text('return_to'),
    provider: text('provider', { enum: ['embedded', 'stripe'] }).notNull(),
    /** The provider's own id of the session. */
    providerReference: text('provider_reference').unique('checkout_sessions_provider_reference_once'),
    /** The provider's id of the payment, which refunds and disputes name. */
    paymentReference: text('payment_reference'),
    /** SHA-256 of the secret that the embedded payment page acts with, in hexadecimal. */
    capabilityHash: text('capability_hash'),
    /** Minutes that the visitor's clock is ahead of UTC; decides which day is today for the pass. */
    utcOffset: integer('utc_offset').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('checkout_sessions_status_known', sql`${table.status} in ('open', 'paid', 'declined', 'cancelled', 'refunded')`),
    index('checkout_sessions_by_uid').on(table.uid),
    index('checkout_sessions_by_payment').on(table.paymentReference),
  ],
);

/** Periods of Expert Access, both ends included. */
export const subscriptionWindows = pgTable(
  'subscription_windows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    uid: text('uid').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    /** The purchase that granted it: one purchase grants one window, however often it is confirmed. */
    checkoutSessionId: uuid('checkout_session_id')
      .unique('subscription_windows_checkout_session_once')
      .references(() => checkoutSessions.id),
  },
  (table) => [
    check('subscription_windows_ends_after_start', sql`${table.endDate} >= ${table.startDate}`),
    index('subscription_windows_by_uid').on(table.uid, table.startDate),
  ],
);

/** Messages of the payment provider that were acted on; the id makes a repeated message harmless. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    paymentReference: text('payment_reference'),
    /** Whether it takes the payment back, so that a grant that arrives after it grants nothing. */
    takesBack: boolean('takes_back').notNull().default(false),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_by_payment').on(table.paymentReference)],
);

/** Analytics events as browsers sent them: claims, not facts. */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    name: text('name').notNull(),
    parameters: jsonb('parameters').$type<Record<string, string | number | boolean>>().notNull(),
    /** The `user_id` that the event claims. Nobody verified it: it serves deletion and export alone. */
    claimedUid: text('claimed_uid'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('analytics_events_by_claimed_uid').on(table.claimedUid)],
);
