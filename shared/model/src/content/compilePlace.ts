import type { CompiledPlace } from '../places/compiled';
import { hoursFrom, placeHours } from './placeHours';
import { withKnown } from './receipts/withKnown';
import type { City, Place } from '../places/schema';

/**
 * A place as pages get it: with how its facts are known, its typical week, and its hours day by day. Where `related` leads is
 * known once all screens are.
 */
export function compilePlace(place: Place, city: City): CompiledPlace {
  const before = compiled.get(place);
  if (before?.city === city) return before.place;
  const fresh = compiledPlace(place, city);
  compiled.set(place, { city, place: fresh });
  return fresh;
}

/** By what the file says of it: several screens show a place, and most edits leave it as it is. */
const compiled = new WeakMap<Place, { readonly city: City; readonly place: CompiledPlace }>();

function compiledPlace(place: Place, city: City): CompiledPlace {
  const { related: _named, ...told } = withKnown(place);
  if (place.hours === undefined) return told;
  return { ...told, ...placeHours(place.hours, city, hoursFrom(told, city), place.closedOn) };
}
