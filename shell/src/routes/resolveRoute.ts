import type { RouteData } from '@odysseus/contract';
import type { RouteEntry } from '@odysseus/runtime';
import type { RemoteRoute } from '../services/remotes';

/** Where an address leads. */
export type Resolution =
  | { readonly kind: 'shell'; readonly route: RouteData; readonly entry: RouteEntry }
  | { readonly kind: 'remote'; readonly route: RouteData; readonly target: RemoteRoute }
  /** Another address; the query is kept. */
  | { readonly kind: 'redirect'; readonly to: string }
  /** The release document is not complete yet, and the part that is here does not know the address. */
  | { readonly kind: 'unknownYet' }
  | { readonly kind: 'notFound' };

interface Tables {
  readonly shell: readonly RouteEntry[];
  readonly find: (path: string) => RemoteRoute | undefined;
  readonly complete: boolean;
}

/** Resolves a path, without query and fragment. */
export function resolveRoute(path: string, { shell, find, complete }: Tables): Resolution {
  if (path.length > 1 && path.endsWith('/')) return { kind: 'redirect', to: path.replace(/\/+$/, '') || '/' };
  const entry = shell.find((candidate) => candidate.path === path);
  if (entry) {
    const { component: _component, ...route } = entry;
    return { kind: 'shell', route, entry };
  }
  const alias = shell.find((candidate) => candidate.aliases?.includes(path));
  if (alias) return { kind: 'redirect', to: alias.path };
  const target = find(path);
  if (target)
    return target.route.path === path
      ? { kind: 'remote', route: target.route, target }
      : { kind: 'redirect', to: target.route.path };
  return complete ? { kind: 'notFound' } : { kind: 'unknownYet' };
}
