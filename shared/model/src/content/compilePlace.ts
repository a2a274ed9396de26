import type { CompiledPlace } from '../places/compiled';
import { placeHours } from './placeHours';
import type { City, Place } from '../places/schema';

/** A place as pages get it: with its typical week, and its hours day by day. */
export function compilePlace(place: Place, city: City): CompiledPlace {
  if (place.hours === undefined) return place;
  return { ...place, ...placeHours(place.hours, city, place.checkedOn) };
}
