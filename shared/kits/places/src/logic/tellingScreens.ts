import { familyOf, type FamilyKey, type Place } from '@odysseus/model';
import type { ListOutline } from './listOutline';

/**
 * Of several lists of places, by their index, the one that tells most about each place: a public one; of these one that is mostly of
 * what the place is (a square is looked for among the sights, however many squares a list of evenings has); and of these the one with
 * the greatest share of places of its kind (a museum is looked for among the museums). The first of equals. Undefined stands for a
 * screen of another kind.
 */
export function tellingScreens(screens: readonly (ListOutline | undefined)[]): ReadonlyMap<string, number> {
  const best = new Map<string, Claim>();
  screens.forEach((screen, index) => {
    if (!screen) return;
    const open = screen.access === 'public';
    const share = sharesOf(screen, (kind) => kind);
    const gathered = sharesOf(screen, gatheringOf);
    for (const { id, kind } of Object.values(screen.places)) {
      const rival = best.get(id);
      const home = (gathered.get(gatheringOf(kind)) ?? 0) > 0.5;
      const own = { index, open, home, share: share.get(kind) ?? 0 };
      if (!rival || tellsMore(own, rival)) best.set(id, own);
    }
  });
  return new Map([...best].map(([id, { index }]) => [id, index]));
}

interface Claim {
  readonly index: number;
  readonly open: boolean;
  /** Whether the list is mostly of what the place is. */
  readonly home: boolean;
  readonly share: number;
}

function tellsMore(own: Claim, rival: Claim): boolean {
  if (own.open !== rival.open) return own.open;
  if (own.home !== rival.home) return own.home;
  return own.share > rival.share;
}

const sights: ReadonlySet<FamilyKey> = new Set(['sight', 'museum', 'church', 'park', 'street']);

/** What lists gather: sights of every family, or places of one family. */
function gatheringOf(kind: Place['kind']): string {
  const { key } = familyOf(kind);
  return sights.has(key) ? 'sights' : key;
}

/** The share of each kind, or of each gathering of kinds, among a screen's places, 0 to 1. */
function sharesOf(
  { places }: Pick<ListOutline, 'places'>,
  named: (kind: Place['kind']) => string,
): ReadonlyMap<string, number> {
  const all = Object.values(places);
  const counts = new Map<string, number>();
  for (const { kind } of all) counts.set(named(kind), (counts.get(named(kind)) ?? 0) + 1);
  return new Map([...counts].map(([kind, count]) => [kind, count / all.length]));
}
