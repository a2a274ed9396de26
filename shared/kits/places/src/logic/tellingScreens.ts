import type { ListOutline } from './listOutline';

/**
 * Of several lists of places, by their index, the one that tells most about each place: a public one, and of these the one with the
 * greatest share of places of its kind (a museum is looked for among the museums). The first of equals. Undefined stands for a screen of another kind.
 */
export function tellingScreens(screens: readonly (ListOutline | undefined)[]): ReadonlyMap<string, number> {
  const best = new Map<string, { readonly index: number; readonly open: boolean; readonly share: number }>();
  screens.forEach((screen, index) => {
    if (!screen) return;
    const open = screen.access === 'public';
    const share = sharesOf(screen);
    for (const { id, kind } of Object.values(screen.places)) {
      const rival = best.get(id);
      const own = { index, open, share: share.get(kind) ?? 0 };
      if (!rival || (own.open && !rival.open) || (own.open === rival.open && own.share > rival.share))
        best.set(id, own);
    }
  });
  return new Map([...best].map(([id, { index }]) => [id, index]));
}

/** The share of each kind among a screen's places, 0 to 1. */
function sharesOf({ places }: Pick<ListOutline, 'places'>): ReadonlyMap<string, number> {
  const all = Object.values(places);
  const counts = new Map<string, number>();
  for (const { kind } of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return new Map([...counts].map(([kind, count]) => [kind, count / all.length]));
}
