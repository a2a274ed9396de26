import type { Database } from '../database';
import { Problem } from '../problems';
import { coversToday, prepareWindows } from '../subscriptions';

/**
 * Whether an account holds Expert Access.
 * @param clock milliseconds since 1970
 */
export function prepareAccess(database: Database, clock: () => number): (uid: string) => Promise<boolean> {
  const readWindows = prepareWindows(database);
  return async (uid) => coversToday(await readWindows(uid), clock());
}

/** What whoever holds none is told. */
export function noPass(): Problem {
  return new Problem(403, 'no_active_pass', 'This needs an active Expert Access pass.', 'Get one at /app/checkout.');
}
