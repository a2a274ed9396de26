import type { RouteData } from '@odysseus/contract';

/** Screens that stand at the end of another. */
export const shownAtEnd = 3;

interface Related<T> {
  readonly tile: T;
  readonly route: RouteData;
}

/**
 * The three screens that a reader is led on to. Who has no pass is led to what everybody may read before what is premium; who has
 * one, to both in turn.
 * @param tiles in the order in which they were written; those that no route of the remote has are left out
 */
export function relatedTo<T extends { readonly path: string }>(
  tiles: readonly T[],
  siblings: readonly RouteData[],
  hasPass: boolean,
): readonly Related<T>[] {
  const found = tiles.flatMap((tile): Related<T>[] => {
    const route = siblings.find(({ path }) => path === tile.path);
    return route ? [{ tile, route }] : [];
  });
  const open = found.filter(({ route }) => route.type !== 'premium');
  const premium = found.filter(({ route }) => route.type === 'premium');
  const inTurn = premium.flatMap((each, index) => [each, ...open.slice(index, index + 1)]);
  const ordered = hasPass ? [...inTurn, ...open.slice(premium.length)] : [...open, ...premium];
  return ordered.slice(0, shownAtEnd);
}
