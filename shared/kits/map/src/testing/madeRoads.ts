import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { LngLat } from '@odysseus/model';
import type { Feature } from 'geojson';
import type { MadeTile } from './madeArchive';

export interface MadeRoad {
  readonly line: readonly LngLat[];
  readonly kind: string;
  readonly detail?: string;
  readonly bridge?: boolean;
}

/** The tiles of one zoom that hold some roads, in the layer of Protomaps' basemap. @param within west, south, east, north: each of its tiles is made */
export function madeRoads(
  roads: readonly MadeRoad[],
  zoom: number,
  [west, south, east, north]: readonly [number, number, number, number],
): MadeTile[] {
  const features = roads.map(({ line, kind, detail, bridge }): Feature => ({
    type: 'Feature',
    properties: { kind, ...(detail ? { kind_detail: detail } : {}), ...(bridge ? { is_bridge: true } : {}) },
    geometry: { type: 'LineString', coordinates: line.map((at) => [...at]) },
  }));
  const ground: Feature = {
    type: 'Feature',
    properties: { kind: 'earth' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west - 0.01, south - 0.01],
          [east + 0.01, south - 0.01],
          [east + 0.01, north + 0.01],
          [west - 0.01, north + 0.01],
          [west - 0.01, south - 0.01],
        ],
      ],
    },
  };
  const options = { maxZoom: zoom, indexMaxZoom: zoom, indexMaxPoints: 0, buffer: 64, extent: 4096 };
  const [roadsIn, groundIn] = [features, [ground]].map(
    (layer) => new GeoJSONVT({ type: 'FeatureCollection', features: layer }, options),
  );
  const column = (longitude: number): number => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const row = (latitude: number): number =>
    Math.floor(((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
  const tiles: MadeTile[] = [];
  for (let x = column(west); x <= column(east); x += 1)
    for (let y = row(north); y <= row(south); y += 1) {
      const [roadTile, groundTile] = [roadsIn?.getTile(zoom, x, y), groundIn?.getTile(zoom, x, y)];
      const layers = { ...(groundTile ? { earth: groundTile } : {}), ...(roadTile ? { roads: roadTile } : {}) };
      tiles.push({ at: [zoom, x, y], bytes: fromGeojsonVt(layers, { version: 2, extent: 4096 }) });
    }
  return tiles;
}
