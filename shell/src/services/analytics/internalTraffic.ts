import type { Clock } from './systemClock';
import { addressLookUpMs, internalHosts } from './constants';

export class AddressLookUpError extends Error {
  override readonly name = 'AddressLookUpError';
}

/** Whether the site is looked at on the machine that serves it. */
export function isInternalHost(hostname: string): boolean {
  return internalHosts.includes(hostname.toLowerCase());
}

export function isExcludedAddress(address: string, excluded: readonly string[]): boolean {
  const normal = (text: string) => text.trim().toLowerCase();
  return excluded.some((entry) => normal(entry) === normal(address));
}

export interface AddressLookUp {
  /** Service that answers `{ "ip": "…" }` (specification, section 7). */
  readonly url: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/**
 * Asks an IP-echo service for the visitor's public address. Call only with consent.
 * @throws {AddressLookUpError} when it refuses, takes too long or answers something else
 */
export async function lookUpAddress({ url, fetch, clock, signal }: AddressLookUp): Promise<string> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const cancelTimer = clock.after(addressLookUpMs, stop);
  signal.addEventListener('abort', stop, { once: true });
  const ended = new Promise<never>((_, reject) => {
    abort.signal.addEventListener(
      'abort',
      () => reject(new AddressLookUpError(`no answer within ${addressLookUpMs} ms`)),
      { once: true },
    );
  });
  const ask = async () => {
    const answer = await fetch(url, {
      signal: abort.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    if (!answer.ok) throw new AddressLookUpError(`status ${answer.status}`);
    const body: unknown = await answer.json();
    const ip = typeof body === 'object' && body !== null && 'ip' in body ? body.ip : undefined;
    if (typeof ip !== 'string' || ip === '' || ip.length > 64)
      throw new AddressLookUpError('an answer without an address');
    return ip;
  };
  try {
    return await Promise.race([ask(), ended]);
  } catch (error) {
    throw error instanceof AddressLookUpError ? error : new AddressLookUpError('the look-up failed', { cause: error });
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', stop);
  }
}
