import type { CompiledPlace } from '../places/compiled';
import { hoursFrom, placeHours } from './placeHours';
import { withKnown } from './receipts/withKnown';
import type { City, Place } from '../places/schema';

/**
 * A place as pages get it: with how its facts are known, its typical week, and its hours day by day. Where `related` leads is
 * known once all screens are.
 */
export function compilePlace(place: Place, city: City): CompiledPlace {
  const { related: _named, ...told } = withKnown(place);
  if (place.hours === undefined) return told;
  return { ...told, ...placeHours(place.hours, city, hoursFrom(told, city), place.closedOn) };
}
