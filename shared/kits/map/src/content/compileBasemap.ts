import { latLng, lngLat, lngLatOf, type LngLat } from '@odysseus/model';
import type { CompiledNetwork } from '@odysseus/transit';
import { centerOfMass } from '@turf/center-of-mass';
import { polygon } from '@turf/helpers';
import { polygonSmooth } from '@turf/polygon-smooth';
import type { BasemapSource } from './basemapSchema';
import type { compileStreets } from './compileStreets';
import { curveThrough, piecesOf, type Ring } from '../logic/geometry';
import { nightColour } from '../logic/nightColour';

/** A feature of the basemap as the page fetches it; `layer` says how it is drawn. */
export interface BasemapFeature {
  readonly type: 'Feature';
  readonly properties: Readonly<Record<string, string | number | boolean>> & { readonly layer: BasemapLayer };
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: LngLat }
    | { readonly type: 'LineString'; readonly coordinates: readonly LngLat[] }
    | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly LngLat[])[] }
    | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] };
}
export type BasemapLayer =
  | 'city'
  | 'border'
  | 'limit'
  | 'district'
  | 'green'
  | 'green-name'
  | 'water'
  | 'canal'
  | 'course'
  | 'island-name'
  | 'avenue'
  | 'street-name'
  | 'square-name'
  | 'bridge'
  | 'wall'
  | 'hill'
  | 'metro'
  | 'station';
export interface Basemap {
  readonly type: 'FeatureCollection';
  readonly features: readonly BasemapFeature[];
}

/** Digits of a degree: about a metre. */
const precise = 5;
/** Rounds of cutting corners: rivers flow, parks have walls. */
const smoothing = { river: 2, island: 1, lake: 2, wood: 2, park: 1 } as const;

/** The basemap as it is drawn: outlines smoothed, borders once for both neighbours, metro lines through their stations. */
export function compileBasemap(
  source: BasemapSource,
  network: CompiledNetwork | undefined,
  names?: ReturnType<typeof compileStreets>,
): Basemap {
  const features = [
    ...districtFeatures(source),
    ...greenFeatures(source),
    ...avenueFeatures(source),
    ...waterFeatures(source),
    ...bridgeFeatures(source),
    ...wallFeatures(source),
    ...hillFeatures(source),
    ...(network ? metroFeatures(network) : []),
    ...(names ? nameFeatures(names) : []),
  ];
  return { type: 'FeatureCollection', features };
}

function feature(
  layer: BasemapLayer,
  geometry: BasemapFeature['geometry'],
  properties: Record<string, string | number | boolean> = {},
): BasemapFeature {
  return { type: 'Feature', properties: { layer, ...properties }, geometry };
}

function rounded(line: readonly LngLat[]): LngLat[] {
  return line.map(([longitude, latitude]) =>
    lngLat(Number(longitude.toFixed(precise)), Number(latitude.toFixed(precise))),
  );
}

function polygonOf(ring: Ring) {
  return polygon([ring.map(([x, y]) => [x, y])]);
}

/** Cuts the corners of a closed ring (Chaikin). The result lies within the hull of the ring. @param times none leaves it as it is */
function smoothRing(ring: Ring, times: number): readonly LngLat[] {
  if (times === 0) return ring;
  const geometry = polygonSmooth(polygonOf(ring), { iterations: times }).features[0]?.geometry;
  return geometry?.type === 'Polygon'
    ? (geometry.coordinates[0] ?? []).map(([longitude = 0, latitude = 0]) => lngLat(longitude, latitude))
    : [];
}

/** The middle of a ring, by area. */
function centreOf(ring: Ring): LngLat {
  const [longitude = 0, latitude = 0] = centerOfMass(polygonOf(ring)).geometry.coordinates;
  return lngLat(longitude, latitude);
}

function point(
  layer: BasemapLayer,
  position: LngLat,
  properties: Record<string, string | number | boolean>,
): BasemapFeature {
  return feature(layer, { type: 'Point', coordinates: rounded([position])[0] ?? position }, properties);
}

function districtFeatures({ districts }: BasemapSource): BasemapFeature[] {
  const pieces = new Map<string, { readonly piece: readonly [LngLat, LngLat]; count: number }>();
  for (const { geometry } of districts.features) {
    for (const piece of geometry.coordinates.flatMap((ring) => piecesOf(ring))) {
      const name = piece
        .map((end) => end.join())
        .sort()
        .join(' ');
      const known = pieces.get(name);
      if (known) known.count += 1;
      else pieces.set(name, { piece, count: 1 });
    }
  }
  const drawn = (shared: boolean) =>
    [...pieces.values()].filter(({ count }) => count > 1 === shared).map(({ piece }) => rounded(piece));
  return [
    ...districts.features.map(({ geometry }) =>
      feature('city', { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => rounded(ring)) }),
    ),
    feature('border', { type: 'MultiLineString', coordinates: chained(drawn(true)) }),
    feature('limit', { type: 'MultiLineString', coordinates: chained(drawn(false)) }),
    ...districts.features.map(({ properties: { short, label, rank = 1 } }) =>
      point('district', label, { name: short, rank }),
    ),
  ];
}

/** Pieces that meet, joined to lines. */
function chained(pieces: readonly (readonly LngLat[])[]): LngLat[][] {
  const lines: LngLat[][] = [];
  const left = new Set(pieces);
  for (const piece of pieces) {
    if (!left.delete(piece)) continue;
    const line = [...piece];
    for (let grown = true; grown;) {
      grown = false;
      for (const other of left) {
        const [a, b] = [other[0]?.join(), other.at(-1)?.join()];
        const [start, end] = [line[0]?.join(), line.at(-1)?.join()];
        if (a === end) line.push(...other.slice(1));
        else if (b === end) line.push(...[...other].reverse().slice(1));
        else if (b === start) line.unshift(...other.slice(0, -1));
        else if (a === start) line.unshift(...[...other].reverse().slice(0, -1));
        else continue;
        left.delete(other);
        grown = true;
        break;
      }
    }
    lines.push(line);
  }
  return lines;
}

function greenFeatures({ parks }: BasemapSource): BasemapFeature[] {
  return parks.features.flatMap(({ properties: { kind, name, rank = 3 }, geometry }) => {
    const rings = geometry.coordinates.map((ring) =>
      rounded(smoothRing(ring, kind === 'wood' ? smoothing.wood : smoothing.park)),
    );
    const [outline = []] = geometry.coordinates;
    return [
      feature('green', { type: 'Polygon', coordinates: rings }, { kind }),
      point('green-name', centreOf(outline), { name, kind, rank }),
    ];
  });
}

function avenueFeatures({ avenues }: BasemapSource): BasemapFeature[] {
  return avenues.features.map(({ properties: { name, rank }, geometry }) =>
    feature('avenue', { type: 'LineString', coordinates: rounded(geometry.coordinates) }, { name, rank }),
  );
}

function nameFeatures({ streets, squares }: ReturnType<typeof compileStreets>): BasemapFeature[] {
  return [
    ...streets.map(({ name, rank, line }) =>
      feature('street-name', { type: 'LineString', coordinates: rounded(line) }, { name, rank }),
    ),
    ...squares.map(({ name, rank, at }) => point('square-name', at, { name, rank })),
  ];
}

function bridgeFeatures({ bridges }: BasemapSource): BasemapFeature[] {
  return bridges.features.map(({ properties: { name, foot = false }, geometry }) =>
    feature('bridge', { type: 'LineString', coordinates: rounded(geometry.coordinates) }, { name, foot }),
  );
}

function wallFeatures({ walls }: BasemapSource): BasemapFeature[] {
  return (walls?.features ?? []).map(({ properties: { kind, name }, geometry }) =>
    feature('wall', { type: 'LineString', coordinates: rounded(geometry.coordinates) }, { kind, name }),
  );
}

function hillFeatures({ hills }: BasemapSource): BasemapFeature[] {
  return (hills?.features ?? []).map(({ properties: { name, rank }, geometry }) =>
    point('hill', geometry.coordinates, { name, rank }),
  );
}

function waterFeatures({ water }: BasemapSource): BasemapFeature[] {
  return water.features.flatMap(({ properties: { kind, name, tunnel = false }, geometry }): BasemapFeature[] => {
    if (geometry.type === 'LineString') {
      const line = rounded(curveThrough(geometry.coordinates, kind === 'course' ? 2 : 3));
      return [
        feature(
          kind === 'course' ? 'course' : 'canal',
          { type: 'LineString', coordinates: line },
          { name, ...(tunnel ? { tunnel } : {}) },
        ),
      ];
    }
    const [outline = [], ...islands] = geometry.coordinates;
    if (kind === 'island') return [point('island-name', centreOf(outline), { name })];
    const shore = kind === 'basin' ? 0 : kind === 'lake' ? smoothing.lake : smoothing.river;
    return [
      feature(
        'water',
        {
          type: 'Polygon',
          coordinates: [
            rounded(smoothRing(outline, shore)),
            ...islands.map((ring) => rounded(smoothRing(ring, smoothing.island))),
          ],
        },
        { kind, name },
      ),
    ];
  });
}

/** Where tracks are shared by branches, they are drawn once. */
function metroFeatures(network: CompiledNetwork): BasemapFeature[] {
  const at = (station: number): LngLat => lngLatOf(network.stations[station]?.at ?? latLng(0, 0));
  const steps = 4;
  const lines = network.lines.map((line) => {
    const drawn = new Set<string>();
    const runs: LngLat[][] = [];
    for (const stations of [...line.branches, ...(line.oneWay ?? [])]) {
      const curve = curveThrough(stations.map(at), steps);
      let run: LngLat[] = [];
      stations.slice(1).forEach((station, index) => {
        const hop = [station, stations[index] ?? station].sort((a, b) => a - b).join();
        if (drawn.has(hop)) {
          if (run.length > 0) runs.push(run);
          run = [];
          return;
        }
        drawn.add(hop);
        run.push(...curve.slice(index * steps + (run.length > 0 ? 1 : 0), (index + 1) * steps + 1));
      });
      if (run.length > 0) runs.push(run);
    }
    return feature(
      'metro',
      { type: 'MultiLineString', coordinates: runs.map((run) => rounded(run)) },
      { line: line.id, ...coloursOf(line.colour) },
    );
  });
  const calling = network.stations.map((_, station) =>
    network.lines.filter(({ branches, oneWay = [] }) =>
      [...branches, ...oneWay].some((order) => order.includes(station)),
    ),
  );
  const stations = network.stations.flatMap(({ name }, station) => {
    const [line, ...others] = calling[station] ?? [];
    // Those of lines that this map does not draw.
    if (line === undefined) return [];
    return point('station', at(station), {
      name,
      ...(others.length === 0 ? coloursOf(line.colour) : { colour: '#2a2836' }),
      lines: 1 + others.length,
    });
  });
  return [...lines, ...stations];
}

/** A line's colour, and the one that it has on a dark map where its own would not be made out. */
function coloursOf(colour: string): { readonly colour: string; readonly night?: string } {
  const night = nightColour(colour);
  return night === colour ? { colour } : { colour, night };
}
