import { partKey } from './pages';
import type { RemoteVersion } from './release';

/** Calls of the service that are made for one destination: `/api/<capability>/<destination>/…`. */
export const destinationCapabilities = ['assistant', 'live', 'premium'] as const;

/** Calls that are no destination's, and that every screen may make; nothing below them. */
export const sharedCalls = ['checkout/passes', 'reports'] as const;

/** A screen has asked the service for what is not its own. Nothing was sent. */
export class ServiceCallError extends Error {
  override readonly name = 'ServiceCallError';
}

/** Destinations of a remote: itself, and the areas that its release names as its own. No two remotes have one in common. */
export function destinationsOf(remote: string, version: RemoteVersion): readonly string[] {
  return [...new Set([partKey(remote), ...version.extras.areas.map(({ key }) => key)])];
}

/**
 * One part of a path, as plain as the service's own are. Whatever a browser or a proxy could read as another path has no place
 * here: empty parts, dots alone, a backslash, and percent signs, which may stand for any of them.
 */
const plainPart = /^(?!\.+$)[A-Za-z0-9_.~-]+$/;

/** Printable, and no fragment. */
const plainQuery = /^[\x21\x22\x24-\x7e]*$/;

/**
 * Checks what a screen asks the service for, before the visitor's token goes with it.
 * @param path below `/api/`, with or without that; a query may follow
 * @param destinations the screen's own
 * @returns path and query from the root of the site
 * @throws {ServiceCallError} saying what the screen may call
 */
export function ownServiceCall(path: string, destinations: readonly string[]): string {
  const [route = '', ...rest] = path.split('?');
  const query = rest.join('?');
  const parts = route.replace(/^\/api\//, '').split('/');
  const [capability, destination, ...call] = parts;
  const isPlain = parts.every((part) => plainPart.test(part)) && plainQuery.test(query);
  const isOwn =
    destinationCapabilities.some((known) => known === capability) &&
    destination !== undefined &&
    destinations.includes(destination) &&
    call.length > 0;
  const isShared = sharedCalls.some((known) => known === parts.join('/'));
  if (isPlain && (isOwn || isShared)) return `/api/${parts.join('/')}${rest.length > 0 ? `?${query}` : ''}`;
  const own = destinations.flatMap((name) => destinationCapabilities.map((known) => `${known}/${name}/…`));
  throw new ServiceCallError(
    `This screen may not call ${JSON.stringify(path)} of the service. It may call ${[...own, ...sharedCalls].join(', ')}: ${isPlain ? 'ask for one of these' : 'write the path plainly, without empty or encoded parts'}.`,
  );
}
