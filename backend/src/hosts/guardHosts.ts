import type { FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration';
import { Problem } from '../problems';
import { ownHosts } from './ownHosts';

/** Asked by whoever watches over an installation, who knows it by its address in the network. */
const healthPaths = new Set(['/api/health', '/api/health/live']);

/**
 * Why a request is not answered, if it isn't: it is meant for another host than the site's. A page of another site may have its
 * own name lead to this machine, and would otherwise read here what the browser takes for its own.
 *
 * It is asked before anything else of every request, and knows hosts alone. Where local sign-in stands, `requestGuard.ts` asks for more:
 * a narrower list of hosts, and from which site a call comes; `strayAddress.ts` reads where its links would lead.
 */
export function guardHosts(configuration: Configuration): (request: FastifyRequest) => Problem | undefined {
  const ownershipOf = ownHosts(configuration);
  const { auth, publicOrigin } = configuration;
  const next = `Open ${publicOrigin}. Whoever runs the site names its address in PUBLIC_ORIGIN, and others in OTHER_HOSTS.`;

  return (request) => {
    const target = request.raw.url ?? '';
    if (!target.startsWith('/'))
      return new Problem(
        400,
        'malformed_address',
        'The request line holds neither a path nor an address of the web.',
        'Correct the address.',
      );
    // Where a trusted proxy says which host it was asked for, that one counts.
    const { host } = request;
    const ownership = ownershipOf(host, request.raw.socket.localPort);
    if (ownership === 'own') return undefined;
    if (auth.mode === 'firebase' && healthPaths.has(target.replace(/\?.*$/, ''))) return undefined;
    if (host === '') return new Problem(400, 'host_missing', 'The request names no host.', next);
    if (ownership === 'malformed')
      return new Problem(400, 'malformed_host', 'The host of the request is no name and no address.', next);
    return new Problem(421, 'other_host', `This site does not answer for "${host}".`, next);
  };
}
