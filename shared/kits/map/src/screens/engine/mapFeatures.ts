import { lngLatOf, type LatLng } from '@odysseus/model';
import type { FeatureCollection } from 'geojson';
import { mapCopy } from '../copy';
import type { DrawnWalk } from '../../logic/compiledWalk';
import { circleRound } from '../../logic/geometry';
import type { View } from '../../logic/projection';
import { ringMetres, ringMinutes } from '../../logic/rings';
import type { TripPin } from '../../logic/tripPins';
import type { MapPoint } from './mapHandle';
import { runsRightToLeft } from './pinImages';

type Features = FeatureCollection;

export function boundsOf([[south, west], [north, east]]: View): [number, number, number, number] {
  return [west, south, east, north];
}

/** West, south, east, north of some points; undefined where there are none. */
export function boxOf(points: readonly LatLng[]): [number, number, number, number] | undefined {
  if (points.length === 0) return undefined;
  const [latitudes, longitudes] = [points.map(([latitude]) => latitude), points.map(([, longitude]) => longitude)];
  return [Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)];
}

export function walkFeatures({ line, stops }: DrawnWalk): Features {
  return {
    type: 'FeatureCollection',
    features: [
      { type: 'Feature', properties: {}, geometry: { type: 'LineString', coordinates: line.map(lngLatOf) } },
      ...stops.map((at, index) => pointFeature(at, { number: String(index + 1) })),
    ],
  };
}

export function pointFeature<P extends object>(at: LatLng, properties: P) {
  return { type: 'Feature' as const, properties, geometry: { type: 'Point' as const, coordinates: lngLatOf(at) } };
}

export function featureOf({ id, name, at, layer }: MapPoint, rank: number) {
  const drawn = runsRightToLeft(name);
  return pointFeature(at, {
    id,
    name,
    layer,
    rank,
    label: drawn ? '' : name,
    ...(drawn ? { drawn: `name-${name}` } : {}),
  });
}

export function ringFeatures(centre: LatLng): Features {
  const rings = ringMinutes.map((minutes) => ({ minutes, ring: circleRound(centre, ringMetres(minutes)) }));
  return {
    type: 'FeatureCollection',
    features: rings.flatMap(({ minutes, ring }) => [
      { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } },
      {
        type: 'Feature',
        properties: { name: mapCopy.ringMinutes(minutes) },
        geometry: { type: 'Point', coordinates: ring[0] ?? [0, 0] },
      },
    ]),
  };
}

export function tripFeatures(pins: readonly TripPin[]): Features {
  return {
    type: 'FeatureCollection',
    features: pins.map(({ id, name, at, number }) => pointFeature(at, { id, name, number: String(number) })),
  };
}

export function positionFeatures(at: LatLng, doubt: number | undefined): Features {
  const circle: Features['features'] =
    doubt === undefined
      ? []
      : [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [circleRound(at, doubt)] } }];
  return { type: 'FeatureCollection', features: [...circle, pointFeature(at, {})] };
}
