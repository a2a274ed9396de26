import type { CompiledPlace } from '@odysseus/model';
import type { PlaceView } from './placeView';

/** What is asked of a place to lead to it, and into it. */
export type PlaceOfWays = Pick<CompiledPlace, 'name' | 'coordinates' | 'address' | 'metro'> & Pick<PlaceView, 'wayIn'>;

/** A place of the map so. */
export function placeOfWays({ name, at, address, metro, wayIn }: PlaceView): PlaceOfWays {
  return { name, coordinates: at, address, metro, wayIn };
}
