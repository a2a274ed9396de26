import { join } from 'node:path';
import { contentOf } from './contentOf';
import type { Part } from './part';
import { readRouteTable, revisionOf, type RouteTable } from './readRouteTable';
import { remoteRouteTable } from './remoteModules';

/** The module that holds the shell's route table, the one that is code. */
export const shellTableFile = (folder: string): string => join(folder, 'src', 'routes', 'routeTable.ts');

/**
 * A part's route table, as its files are now: the shell's is code, a remote's follows from its content.
 * @param cacheFolder keeps compiled content
 * @throws {ContentError | RouteTableError} with what is wrong
 */
export async function routeTableOf(
  { kind, folder }: Pick<Part, 'kind' | 'folder'>,
  cacheFolder?: string,
): Promise<RouteTable> {
  if (kind === 'remote') return remoteRouteTable(folder, contentOf(join(folder, 'content'), cacheFolder));
  const file = shellTableFile(folder);
  return readRouteTable(file, revisionOf(file));
}
