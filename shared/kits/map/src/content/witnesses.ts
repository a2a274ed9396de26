import { coordinates, lngLatOf, type LatLng, type LngLat } from '@odysseus/model';
import { placeFiles, readYaml } from '@odysseus/model/content';
import { stationKey, type CompiledNetwork } from '@odysseus/transit';
import * as z from 'zod/mini';

/** Of a file of places, what tells where they are. */
const pointsSchema = z.object({
  access: z.enum(['public', 'premium']),
  places: z.array(z.object({ id: z.string(), coordinates })),
});

interface Placed {
  readonly id: string;
  readonly coordinates: LatLng;
}

/** What names of streets are placed by: stations as `station/<id>`, public places as `place/<id>`. */
export function witnessesOf(
  places: readonly Placed[],
  network: CompiledNetwork | undefined,
): ReadonlyMap<string, LngLat> {
  return new Map([
    ...(network?.stations ?? []).map(({ name, at }) => [`station/${stationKey(name)}`, lngLatOf(at)] as const),
    ...places.map(({ id, coordinates: at }) => [`place/${id}`, lngLatOf(at)] as const),
  ]);
}

/** The public places in a city's folder of places. */
export function publicPlacesIn(folder: string): readonly Placed[] {
  return placeFiles(folder).files.flatMap((file) => {
    const { access, places } = readYaml(file, pointsSchema);
    return access === 'public' ? places : [];
  });
}
