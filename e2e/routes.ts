import type { Release, RouteData, RouteType } from '@odysseus/contract';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of `routes.json`: what every release must offer. */
export interface RouteRow {
  readonly path: string;
  readonly type: RouteType;
  readonly owner: string;
  readonly area: string;
  readonly nav: boolean;
}

export const routeRows = JSON.parse(
  readFileSync(join(import.meta.dirname, 'routes.json'), 'utf8'),
) as readonly RouteRow[];

/** Every route of a release, with the short name of the part that serves it. */
export function ownedRoutes(release: Release): readonly (RouteData & { readonly owner: string })[] {
  const shell = release.shell.routes.map((route) => ({ ...route, owner: 'shell' }));
  const remotes = Object.entries(release.microFrontends).flatMap(([name, versions]) =>
    (versions.find(({ deployment }) => deployment.default)?.extras.routes ?? []).map((route) => ({
      ...route,
      owner: name.replace('@odysseus/', ''),
    })),
  );
  return [...shell, ...remotes];
}
