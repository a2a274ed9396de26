import type { CorpusPlace } from '../corpus';

/** A place as the trip knows it: `rome/colosseum`. @param city key of the city whose assistant knows it */
export function placeKey(city: string, place: CorpusPlace): string {
  return `${place.city ?? city}/${place.id}`;
}
