import { emergencyPathOf, type Destination } from '@odysseus/contract';
import type { ReleaseSnapshot } from '../../services/remotes';
import { partOf } from './partOf';

type Known = Pick<ReleaseSnapshot, 'find' | 'routes' | 'destinations'>;

/** The emergency page of the city that a page belongs to, if it has one: another country's numbers help nobody there. Of the shell's own pages, that of the first city that has one. */
export function emergencyPath(pathname: string, { find, routes, destinations }: Known): string | undefined {
  const remote = find(pathname)?.remote;
  if (remote === undefined) return destinations.find(({ emergency }) => emergency !== undefined)?.emergency;
  return emergencyPathOf(routes.filter((each) => each.remote === remote).map(({ route }) => route));
}

/** The emergency page of one of these parts of the site, if one has any. */
export function emergencyPathIn(parts: readonly string[], destinations: readonly Destination[]): string | undefined {
  return destinations.find(({ name, emergency }) => emergency !== undefined && parts.includes(partOf(name)))?.emergency;
}
