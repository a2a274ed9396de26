import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, FeatureCollection, Geometry } from 'geojson';
import { madeArchive, type MadeTile } from '../shared/kits/map/src/testing/madeArchive';

/** West, south, east, north: more than the map of Paris shows at first. */
export const boundsOfParis = [2.2, 48.8, 2.47, 48.92] as const;
const zooms = [10, 11, 12, 13, 14] as const;

/**
 * An archive in the layers of Protomaps' basemap: what the site's own map of Paris knows of river, parks and avenues, and between them
 * streets and buildings of no city.
 * @param dataFolder of a site that is built
 */
export function streetsOfParis(dataFolder: string, bounds: readonly [number, number, number, number] = boundsOfParis) {
  const layers = layersFrom(basemapIn(dataFolder));
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features } satisfies FeatureCollection, {
          maxZoom: 14,
          indexMaxZoom: 14,
          indexMaxPoints: 0,
          buffer: 256,
          extent: 4096,
        }),
      ] as const,
  );
  const tiles = zooms.flatMap((zoom) =>
    tilesIn(zoom).map(([x, y]): MadeTile => {
      const found = indexes.flatMap(([name, index]) => {
        const tile = index.getTile(zoom, x, y);
        return tile ? [[name, tile] as const] : [];
      });
      const bytes = gzipSync(fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }));
      return { at: [zoom, x, y], bytes };
    }),
  );
  return madeArchive({ tiles, bounds, tileCompression: 2, leafSize: 64 });
}

function basemapIn(dataFolder: string): readonly Feature[] {
  const parts = join(dataFolder, 'store', 'parts', 'paris');
  const file = readdirSync(parts, { recursive: true, encoding: 'utf8' }).find((each) =>
    /basemap\.[\w-]+\.json$/.test(each),
  );
  if (!file) throw new Error(`${parts} holds no basemap.`);
  return (JSON.parse(readFileSync(join(parts, file), 'utf8')) as FeatureCollection).features;
}

function tilesIn(zoom: number): (readonly [number, number])[] {
  const [west, south, east, north] = boundsOfParis;
  const column = (longitude: number): number => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const row = (latitude: number): number =>
    Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
  const found: (readonly [number, number])[] = [];
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = row(north); y <= row(south); y += 1) found.push([x, y]);
  return found;
}

function layersFrom(features: readonly Feature[]): Readonly<Record<string, Feature[]>> {
  const [west, south, east, north] = boundsOfParis;
  const of = (layer: string, kind: string): Feature[] =>
    features
      .filter(({ properties }) => properties?.['layer'] === layer)
      .map(({ geometry }) => featureOf(geometry, { kind }));
  const streets: Feature[] = [];
  const buildings: Feature[] = [];
  const step = 0.0016;
  for (let number = 0, x = 2.32; x < 2.37; x += step)
    for (let y = 48.845; y < 48.87; y += step) {
      number += 1;
      const [right, up] = [x + step, y + step * 0.66];
      streets.push(
        featureOf(
          {
            type: 'LineString',
            coordinates: [
              [x, y],
              [right, y],
            ],
          },
          { kind: 'minor_road', name: `Rue ${number}` },
        ),
        featureOf(
          {
            type: 'LineString',
            coordinates: [
              [x, y],
              [x, y + step],
            ],
          },
          { kind: 'minor_road', name: `Passage ${number}` },
        ),
      );
      const [left, bottom] = [x + step / 8, y + step / 8];
      buildings.push(
        featureOf(
          {
            type: 'Polygon',
            coordinates: [
              [
                [left, bottom],
                [right - step / 8, bottom],
                [right - step / 8, up],
                [left, up],
                [left, bottom],
              ],
            ],
          },
          { kind: 'building' },
        ),
      );
    }
  return {
    earth: [
      featureOf(
        {
          type: 'Polygon',
          coordinates: [
            [
              [west, south],
              [east, south],
              [east, north],
              [west, north],
              [west, south],
            ],
          ],
        },
        { kind: 'earth' },
      ),
    ],
    landuse: of('green', 'park'),
    water: of('water', 'river'),
    buildings,
    roads: [...streets, ...of('avenue', 'major_road')],
    places: [
      featureOf(
        { type: 'Point', coordinates: [2.263, 48.8785] },
        { kind: 'locality', kind_detail: 'town', name: 'Neuilly-sur-Seine' },
      ),
    ],
  };
}

function featureOf(geometry: Geometry, properties: Record<string, string>): Feature {
  return { type: 'Feature', properties, geometry };
}
