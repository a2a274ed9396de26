import { lt, sql } from 'drizzle-orm';
import { type Queries, tables } from '../database';
import type { CallBudget } from './LiveSource';

const { providerCalls } = tables;
const hour = 3_600_000;
/** Share of an hour's calls that may be made ahead of its time: boards that open together ask at once. */
const ahead = 1 / 6;
/** Hours of which calls are kept; a day's budget looks back on 24. */
const keptHours = 48;

/** Takes one call from a provider's budget; false when there is none left. */
export type TakeCall = (provider: string, budget: CallBudget) => Promise<boolean>;

/**
 * Calls that may have been made within an hour so far. No hour takes more than its share of the day, and none spends its
 * calls at its beginning: a provider that is asked too often is asked more seldom, and never falls silent.
 * @param now milliseconds since 1970
 */
function allowedSoFar({ perHour, perDay }: CallBudget, now: number): number {
  const inHour = Math.min(perHour, Math.max(1, Math.floor(perDay / 24)));
  return Math.ceil(inHour * Math.min(1, (now % hour) / hour + ahead));
}

/**
 * Counts calls in the database, so that all copies of the service keep to one budget. A restart forgets nothing.
 * @param clock milliseconds since 1970
 */
export function callBudget(queries: Queries, clock: () => number): TakeCall {
  return async (provider, budget) => {
    const now = clock();
    const { perDay } = budget;
    const allowed = allowedSoFar(budget, now);
    const thisHour = new Date(now - (now % hour));
    // `hour > then` and not `>=`: with the running one it is 24 hours.
    const then = new Date(thisHour.getTime() - 24 * hour);
    const spent = sql`(select coalesce(sum(${providerCalls.calls}), 0) from ${providerCalls} where ${providerCalls.provider} = ${provider} and ${providerCalls.hour} > ${then.toISOString()}::timestamptz)`;
    const { rows } = rowsOf(
      await queries.execute(sql`
        insert into ${providerCalls} (provider, hour, calls)
        select ${provider}, ${thisHour.toISOString()}::timestamptz, 1 where ${spent} < ${perDay}
        on conflict (provider, hour) do update set calls = provider_calls.calls + 1 where provider_calls.calls < ${allowed}
        returning calls`),
    );
    const [row] = rows;
    // The first call of an hour clears away what no budget looks back on.
    if (row?.calls === 1)
      await queries
        .delete(providerCalls)
        .where(lt(providerCalls.hour, new Date(thisHour.getTime() - keptHours * hour)));
    return row !== undefined;
  };
}

/** Both engines answer with `rows`; drizzle's common type does not say so. */
function rowsOf(result: unknown): { rows: { calls: number }[] } {
  return result as { rows: { calls: number }[] };
}
