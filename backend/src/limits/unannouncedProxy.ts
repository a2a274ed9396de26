import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/**
 * Warns once of a proxy that nobody announced: all its visitors count as one address. The warning names the header in which
 * the proxy says for whom it asks, and no address.
 * @returns told of each request, with the address that it counts for
 */
export function unannouncedProxy(log: FastifyBaseLogger): (request: FastifyRequest, address: string) => void {
  let told = false;
  return ({ headers, socket }, address) => {
    // Behind a proxy that is trusted, the address is one that the header names.
    if (told || address !== socket.remoteAddress) return;
    const header = ['x-forwarded-for', 'forwarded'].find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    told = true;
    log.warn(
      { header },
      'Requests come through a proxy that TRUSTED_PROXIES does not name: all its visitors share one limit. Set TRUSTED_PROXIES to where the proxy is, and have it ' +
        'send X-Forwarded-For (docs/hosting.md). Where there is no proxy, a visitor wrote the header, and nothing is to be done.',
    );
  };
}
