import type { Release, RouteData } from '@odysseus/contract';
import { pageSetsOf } from '@odysseus/release';

/** What an address gets. */
export type Answer =
  | {
      readonly kind: 'page';
      readonly status: 200;
      readonly route: RouteData;
      readonly part: string;
      readonly version: string;
    }
  | { readonly kind: 'missing'; readonly status: 404 }
  | { readonly kind: 'redirect'; readonly to: string };

/** Where a path leads, by the release's route tables. */
export function answerFor(release: Release, path: string): Answer {
  if (path.length > 1 && path.endsWith('/')) return { kind: 'redirect', to: path.replace(/\/+$/, '') || '/' };
  const rows = pageSetsOf(release).flatMap(({ part, version, routes }) =>
    routes.map((route) => ({ route, part, version })),
  );
  const exact = rows.find(({ route }) => route.path === path);
  if (exact) return { kind: 'page', status: 200, ...exact };
  const alias = rows.find(({ route }) => route.aliases?.includes(path));
  if (alias) return { kind: 'redirect', to: alias.route.path };
  return { kind: 'missing', status: 404 };
}
