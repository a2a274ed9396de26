import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from './problems';

/** Addresses that are remembered at once. */
const remembered = 20_000;

/**
 * Refuses an address that asks too much. Each copy of the service counts for itself: with n copies behind a balancer an
 * address has up to n times as much. That keeps abuse out, and costs no query; an exact limit belongs into the balancer.
 * @param perMinute requests of one address; 0 for no limit
 */
export async function limitRequests(scope: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };
  await scope.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: 60_000,
    cache: remembered,
    addHeaders: { ...quiet, 'retry-after': true },
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) =>
      new Problem(429, 'too_many_requests', 'Too many requests came from this address.', `Try again in ${Math.ceil(ttl / 1000)} seconds.`),
  });
  // As a hook of the scope it comes before any route's own, and so before tokens are looked at.
  scope.addHook('onRequest', scope.rateLimit());
}
