import { isDayCovered, type Access, type Session, type SubscriptionWindow } from '@odysseus/contract';
import { accessCacheMilliseconds, clockToleranceMilliseconds } from './constants';

/** What is known of a visitor's windows. */
export type WindowsCheck =
  | { readonly state: 'unknown' }
  | { readonly state: 'known'; readonly windows: readonly SubscriptionWindow[] }
  | { readonly state: 'failed'; readonly cause: unknown };

/** One moment on two clocks, in milliseconds: the wall's, which people change, and the page's, which only runs ahead. */
export interface Moment {
  readonly wall: number;
  readonly elapsed: number;
}

/** One object for each state, so that an unchanged answer is the same answer. */
const accesses = {
  loading: { state: 'loading' },
  signedOut: { state: 'signedOut' },
  inactive: { state: 'inactive' },
  active: { state: 'active' },
  failed: { state: 'failed' },
} as const satisfies Record<Access['state'], Access>;

/** The answer until it is known who is there. */
export const accessWhileLoading: Access = accesses.loading;

/**
 * The gate's answer (specification, section 4).
 * @param today the visitor's local calendar date, `YYYY-MM-DD`
 */
export function accessOf(session: Session, check: WindowsCheck, today: string): Access {
  if (session.state !== 'signedIn') return accesses[session.state];
  if (check.state === 'unknown') return accesses.loading;
  if (check.state === 'failed') return accesses.failed;
  return isDayCovered(check.windows, today) ? accesses.active : accesses.inactive;
}

/**
 * Whether an answer of `then` still counts. It does not once it is too old, nor once the two clocks disagree about
 * its age: then the wall clock was changed, or the machine slept.
 */
export function isFresh(then: Moment, now: Moment): boolean {
  const age = now.elapsed - then.elapsed;
  const ageOnTheWall = now.wall - then.wall;
  if (Math.abs(age - ageOnTheWall) > clockToleranceMilliseconds) return false;
  return Math.max(age, ageOnTheWall) < accessCacheMilliseconds;
}
