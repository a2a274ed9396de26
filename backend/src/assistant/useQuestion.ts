import { assistantLimits } from '@odysseus/contract';
import { sql } from 'drizzle-orm';
import { type Queries, tables } from '../database';

const { assistantUsage } = tables;

const minute = 60_000;
const day = 86_400_000;

/** The account has asked as much as it may. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  /** @param seconds until it may ask again */
  constructor(
    readonly seconds: number,
    readonly per: 'minute' | 'day',
  ) {
    super(`No more questions within this ${per}`);
  }
}

/**
 * Counts a question of an account. Within a transaction: what is refused is not counted.
 * @param now milliseconds since 1970
 * @throws {UsageError} when it is one too many
 */
export async function useQuestion(transaction: Queries, uid: string, now: number): Promise<void> {
  const moment = new Date(now);
  const at = sql`${moment.toISOString()}::timestamptz`;
  // A minute that lies ahead was counted by a clock that ran fast: nobody waits for longer than a minute, or a day.
  const minuteOver = sql`abs(extract(epoch from ${at} - ${assistantUsage.minuteFrom})) >= 60`;
  const dayOver = sql`abs(extract(epoch from ${at} - ${assistantUsage.dayFrom})) >= 86400`;
  const [usage] = await transaction
    .insert(assistantUsage)
    .values({ uid, minuteFrom: moment, inMinute: 1, dayFrom: moment, inDay: 1 })
    .onConflictDoUpdate({
      target: assistantUsage.uid,
      set: {
        minuteFrom: sql`case when ${minuteOver} then ${at} else ${assistantUsage.minuteFrom} end`,
        inMinute: sql`case when ${minuteOver} then 1 else ${assistantUsage.inMinute} + 1 end`,
        dayFrom: sql`case when ${dayOver} then ${at} else ${assistantUsage.dayFrom} end`,
        inDay: sql`case when ${dayOver} then 1 else ${assistantUsage.inDay} + 1 end`,
      },
    })
    .returning();
  if (!usage) throw new Error('The count of questions was not returned');
  if (usage.inDay > assistantLimits.perDay) throw new UsageError(secondsUntil(usage.dayFrom, day, now), 'day');
  if (usage.inMinute > assistantLimits.perMinute)
    throw new UsageError(secondsUntil(usage.minuteFrom, minute, now), 'minute');
}

function secondsUntil(from: Date, length: number, now: number): number {
  return Math.max(1, Math.ceil((from.getTime() + length - now) / 1000));
}
