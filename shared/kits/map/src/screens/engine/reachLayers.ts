import type { FeatureCollection } from 'geojson';
import type { LayerSpecification } from 'maplibre-gl';
import { palettes } from '../../logic/mapColours';
import type { Reach } from '../../logic/reach/Reach';
import { reachColours } from '../../logic/reachColours';
import { reachWidth } from '../../logic/reachWidth';
import { ringMinutes } from '../../logic/rings';
import { mapCopy } from '../copy';
import type { Fonts } from './labelFonts';
import { byZoom, round, type Scheme } from './layerParts';

/** Streets as they are reached, the nearest broadest and on top; their times are written where one would have to turn back. */
export function reachLayers(scheme: Scheme, fonts: Fonts): LayerSpecification[] {
  const palette = palettes[scheme];
  const colours = reachColours[scheme];
  const farthestFirst = [...ringMinutes].reverse();
  const line = (id: string, minutes: number, color: string, extra: number): LayerSpecification => {
    const width = reachWidth(minutes);
    return {
      id: `${id}-${minutes}`,
      type: 'line',
      source: 'reach',
      filter: ['==', ['get', 'minutes'], minutes],
      layout: round,
      paint: {
        'line-color': color,
        'line-width': byZoom([11, width / 3 + extra], [15, width + extra], [18, width * 2 + extra]),
      },
    };
  };
  return [
    ...farthestFirst.map((minutes) => line('reach-edge', minutes, palette.halo, 2.4)),
    ...farthestFirst.map((minutes) => line('reach', minutes, colours[minutes], 0)),
    {
      id: 'reach-name',
      type: 'symbol',
      source: 'reach',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.bold,
        'text-size': 13,
        'text-padding': 6,
        'symbol-sort-key': ['get', 'rank'],
      },
      paint: { 'text-color': colours[5], 'text-halo-color': palette.halo, 'text-halo-width': 2.2 },
    },
  ];
}

export function reachFeatures({ steps }: Reach): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: steps.flatMap(({ minutes, lines, ends }): FeatureCollection['features'] => [
      {
        type: 'Feature',
        properties: { minutes },
        geometry: { type: 'MultiLineString', coordinates: lines.map((line) => line.map(([x, y]) => [x, y])) },
      },
      ...ends.map(([x, y]): FeatureCollection['features'][number] => ({
        type: 'Feature',
        properties: { name: mapCopy.ringMinutes(minutes), rank: minutes },
        geometry: { type: 'Point', coordinates: [x, y] },
      })),
    ]),
  };
}
