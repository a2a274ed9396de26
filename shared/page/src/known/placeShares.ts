import { isGeneral, type CompiledPlace } from '@odysseus/model';
import type { KnownShare } from './shareLine';

/** How much of what a list tells of its places was read. */
export function placeShares(
  places: readonly Pick<CompiledPlace, 'hours' | 'price' | 'costs' | 'known'>[],
): KnownShare[] {
  const open = places.filter(({ hours }) => hours !== undefined);
  const priced = places.filter(({ price, costs }) => price.length > 0 || costs !== undefined);
  const read = (some: typeof places, fact: 'hours' | 'price') => some.filter((place) => !isGeneral(place, fact)).length;
  return [
    { facts: 'hours', read: read(open, 'hours'), of: open.length },
    { facts: 'prices', read: read(priced, 'price'), of: priced.length },
  ];
}
