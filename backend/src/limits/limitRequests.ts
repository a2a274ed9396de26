import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems';
import { addressKey } from './addressKey';
import { unannouncedProxy } from './unannouncedProxy';

/** Addresses that are counted at once; with more than that, all begin to count anew. */
const countedAddresses = 50_000;
const minute = 60_000;

/**
 * Refuses an address that asks too much within a minute. Each copy of the service counts for itself: with n copies behind
 * a balancer an address has up to n times as much. That keeps abuse out and costs no query; an exact limit belongs into
 * the balancer. Own code, because it comes before every answer: docs/decisions/057-own-code-that-stays.md.
 * @param perMinute requests of one address; 0 for no limit
 * @param clock milliseconds since 1970
 */
export function limitRequests(scope: FastifyInstance, perMinute: number, clock: () => number): void {
  if (perMinute === 0) return;
  const counts = new Map<string, number>();
  const tellProxy = unannouncedProxy(scope.log);
  let end = 0;

  // As a hook of the scope it comes before any route's own, and so before tokens are looked at.
  scope.addHook('onRequest', (request, reply, done) => {
    const now = clock();
    // Also when the clock was set back: nobody waits for longer than a minute.
    if (now >= end || end - now > minute || counts.size >= countedAddresses) {
      counts.clear();
      end = now + minute;
    }
    const { ip } = request;
    tellProxy(request, ip);
    const key = addressKey(ip);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count <= perMinute) {
      done();
      return;
    }
    const seconds = Math.max(1, Math.ceil((end - now) / 1000));
    reply.header('retry-after', String(seconds));
    done(
      new Problem(
        429,
        'too_many_requests',
        'Too many requests came from this address.',
        `Try again in ${seconds} seconds.`,
      ),
    );
  });
}
