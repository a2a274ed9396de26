import { lngLatOf, type LngLat, type Receipt } from '@odysseus/model';
import { knownBy } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';

interface PlaceFeature {
  readonly type: 'Feature';
  readonly id: string;
  /** Longitude first, as GeoJSON (RFC 7946) asks. */
  readonly geometry: { readonly type: 'Point'; readonly coordinates: LngLat };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Places as one GeoJSON FeatureCollection; the properties are the schema's other fields, how each fact is known that was read, the city, and the access of the place. */
export function geoJsonOf(places: ReadonlyMap<string, LocatedPlace>): {
  readonly type: 'FeatureCollection';
  readonly features: readonly PlaceFeature[];
} {
  return {
    type: 'FeatureCollection',
    features: [...places].map(
      ([
        id,
        {
          place: { coordinates, receipts = [], ...place },
          access,
        },
      ]) => ({
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: lngLatOf(coordinates) },
        properties: { ...place, how: howOf(receipts), access, city: id.split('/')[0] },
      }),
    ),
  };
}

/** `{ hours: 'official' }`: a fact that is not named is general. */
function howOf(receipts: readonly Receipt[]): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(knownBy(receipts) ?? {}).map(([fact, { how }]) => [fact, how]));
}
