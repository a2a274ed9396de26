import { problemSchema } from '@odysseus/contract';
import * as z from 'zod/mini';

/** Why a call of the assistant brought nothing, or an answer not to its end. */
export type Trouble =
  | { readonly kind: 'offline' | 'lost' | 'signedOut' | 'noAccess' }
  /** Too many questions. `until`: milliseconds since 1970; absent where the service did not say. */
  | { readonly kind: 'limited'; readonly until?: number }
  /** The question itself is wrong, or what it speaks of is not there; the service's own words. */
  | { readonly kind: 'refused' | 'missing'; readonly message: string };

/** What an answer that is no success means for the visitor. */
export async function troubleOf(response: Response, now: number = Date.now()): Promise<Trouble> {
  const { status, headers } = response;
  if (status === 401) return { kind: 'signedOut' };
  if (status === 403) return { kind: 'noAccess' };
  if (status === 429) {
    const until = untilOf(headers.get('retry-after'), now);
    return { kind: 'limited', ...(until === undefined ? {} : { until }) };
  }
  if (status >= 400 && status < 500 && status !== 408)
    return { kind: status === 404 ? 'missing' : 'refused', message: await messageOf(response) };
  return unreachable();
}

/** The service can't be reached: is it the visitor's own connection? */
export function unreachable(): Trouble {
  return { kind: navigator.onLine ? 'lost' : 'offline' };
}

function untilOf(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null) return undefined;
  if (/^\d{1,6}$/.test(retryAfter)) return now + Number(retryAfter) * 1000;
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : date;
}

async function messageOf(response: Response): Promise<string> {
  try {
    const { error } = z.parse(problemSchema, await response.json());
    return error.next === undefined ? error.message : `${error.message} ${error.next}`;
  } catch {
    return `The service refused it (${response.status}).`;
  }
}
