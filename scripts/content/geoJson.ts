import { lngLatOf, type LngLat } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';

interface PlaceFeature {
  readonly type: 'Feature';
  readonly id: string;
  /** Longitude first, as GeoJSON (RFC 7946) asks. */
  readonly geometry: { readonly type: 'Point'; readonly coordinates: LngLat };
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Places as one GeoJSON FeatureCollection; the properties are the schema's other fields, with the city and the access of the place. */
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
          place: { coordinates, ...place },
          access,
        },
      ]) => ({
        type: 'Feature',
        id,
        geometry: { type: 'Point', coordinates: lngLatOf(coordinates) },
        properties: { ...place, access, city: id.split('/')[0] },
      }),
    ),
  };
}
