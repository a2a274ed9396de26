import type { AssistantFeedback, ExpertPass } from '@odysseus/contract';
import { checkoutStatuses } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

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
    check(
      'checkout_sessions_status_known',
      sql`${table.status} in ('open', 'paid', 'declined', 'cancelled', 'refunded')`,
    ),
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
    startDate: date('start_date', { mode: 'string' }).$type<CivilDate>().notNull(),
    endDate: date('end_date', { mode: 'string' }).$type<CivilDate>().notNull(),
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

/** Mistakes that visitors found in the guide, for the city's team. */
export const mistakeReports = pgTable(
  'mistake_reports',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** City and place, `paris/louvre`. */
    place: text('place').notNull(),
    path: text('path').notNull(),
    /** Version of the remote whose content it was. */
    version: text('version').notNull(),
    text: text('text').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('mistake_reports_by_place').on(table.place)],
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

/** Calls to providers of live facts, by the hour: all copies of the service live on one budget. */
export const providerCalls = pgTable(
  'provider_calls',
  {
    provider: text('provider').notNull(),
    /** Beginning of the hour. */
    hour: moment('hour').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.hour] })],
);

/** Conversations with the assistant. The id is the page's own, so it is unique within an account alone. */
export const assistantConversations = pgTable(
  'assistant_conversations',
  {
    key: bigserial('key', { mode: 'number' }).primaryKey(),
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    city: text('city').notNull(),
    /** The beginning of its first question. */
    title: text('title').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    unique('assistant_conversations_id_once').on(table.uid, table.id),
    index('assistant_conversations_by_change').on(table.uid, table.city, table.changedAt),
  ],
);

/** Questions, and how far their answers are. Keys of one conversation ascend in the order in which it is answered. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    key: bigserial('key', { mode: 'number' }).primaryKey(),
    conversation: bigint('conversation', { mode: 'number' })
      .notNull()
      .references(() => assistantConversations.key, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    id: uuid('id').notNull(),
    question: text('question').notNull(),
    askedAt: moment('asked_at').notNull(),
    /** The process's work on this answer: nobody else may add to it. */
    runner: uuid('runner').notNull(),
    /** The runner puts this off while it lives; once it has passed, the answer is taken to be dead. */
    aliveUntil: moment('alive_until').notNull(),
    /** Set by whoever wants the answer to end, looked at by its runner. */
    stopWanted: boolean('stop_wanted').notNull().default(false),
    /** Number of the last part. */
    parts: integer('parts').notNull().default(0),
    ended: boolean('ended').notNull().default(false),
    /** What the engine remembers of its answer, as JSON. */
    memory: text('memory'),
    feedback: jsonb('feedback').$type<AssistantFeedback>(),
  },
  (table) => [
    unique('assistant_messages_id_once').on(table.uid, table.id),
    index('assistant_messages_by_conversation').on(table.conversation, table.key),
  ],
);

/** Parts of answers, numbered from 1, as the JSON that was sent: a resumed stream repeats it to the byte. */
export const assistantParts = pgTable(
  'assistant_parts',
  {
    message: bigint('message', { mode: 'number' })
      .notNull()
      .references(() => assistantMessages.key, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    part: text('part').notNull(),
  },
  (table) => [primaryKey({ name: 'assistant_parts_of_message', columns: [table.message, table.number] })],
);

/** Questions that an account asked in the minute and the day that run. Apart from the history, whose deletion gives nobody new ones. */
export const assistantUsage = pgTable('assistant_usage', {
  uid: text('uid').primaryKey(),
  minuteFrom: moment('minute_from').notNull(),
  inMinute: integer('in_minute').notNull(),
  dayFrom: moment('day_from').notNull(),
  inDay: integer('in_day').notNull(),
});
