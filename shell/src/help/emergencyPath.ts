import { emergencyPathOf, type Destination } from '@odysseus/contract';
import type { ReleaseSnapshot } from '../remotes';

type Known = Pick<ReleaseSnapshot, 'find' | 'routes' | 'destinations'>;

/** The emergency page of the city that a page belongs to, else of the first city that has one. */
export function emergencyPath(pathname: string, { find, routes, destinations }: Known): string | undefined {
  const remote = find(pathname)?.remote;
  const own = emergencyPathOf(routes.filter((each) => each.remote === remote).map(({ route }) => route));
  return own ?? destinations.find(({ emergency }) => emergency !== undefined)?.emergency;
}

/** The emergency page of one of these parts of the site, if one has any. */
export function emergencyPathIn(parts: readonly string[], destinations: readonly Destination[]): string | undefined {
  return destinations.find(({ name, emergency }) => emergency !== undefined && parts.includes(name.replace(/^@odysseus\//, '')))?.emergency;
}
