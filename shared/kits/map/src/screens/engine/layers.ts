import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes, type Palette } from '../../logic/mapColours';
import { mapLayers } from '../../logic/mapLayers';

export interface Fonts {
  readonly plain: string[];
  readonly bold: string[];
  readonly display: string[];
  readonly italic: string[];
}

/** Fonts of the page, which labels are drawn with where a style has no glyphs of its own. The weighted name comes first. */
export const pageFonts: Fonts = {
  plain: ['Figtree Variable Medium', 'Figtree Variable'],
  bold: ['Figtree Variable Semibold', 'Figtree Variable'],
  display: ['Fraunces Variable Semibold', 'Fraunces Variable'],
  italic: ['Fraunces Variable Italic', 'Fraunces Variable'],
};

type Scheme = 'light' | 'dark';
/** From the images' lower edge to the pin's point. */
const pinOffset: [number, number] = [0, 4];

const layerIs = (layer: string): ExpressionSpecification => ['==', ['get', 'layer'], layer];
const byZoom = (...stops: readonly (readonly [number, number])[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;
const layerColour = [
  'match',
  ['get', 'layer'],
  ...mapLayers.flatMap(({ key, colour }) => [key, colour]),
  '#66616f',
] as unknown as ExpressionSpecification;

/** The embedded map, ground first. */
export function groundLayers(scheme: Scheme, fonts: Fonts = pageFonts): LayerSpecification[] {
  const palette = palettes[scheme];
  const source = 'basemap';
  return [
    { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
    {
      id: 'city',
      type: 'fill',
      source,
      filter: layerIs('city'),
      paint: { 'fill-color': palette.city, 'fill-antialias': false },
    },
    {
      id: 'green',
      type: 'fill',
      source,
      filter: layerIs('green'),
      paint: { 'fill-color': palette.green, 'fill-outline-color': palette.greenEdge },
    },
    {
      id: 'trees',
      type: 'fill',
      source,
      filter: ['all', layerIs('green'), ['==', ['get', 'kind'], 'wood']],
      paint: { 'fill-pattern': 'trees' },
    },
    {
      id: 'border',
      type: 'line',
      source,
      filter: layerIs('border'),
      paint: { 'line-color': palette.border, 'line-width': byZoom([10, 0.7], [16, 2]), 'line-dasharray': [3, 2] },
    },
    {
      id: 'limit-shade',
      type: 'line',
      source,
      filter: layerIs('limit'),
      layout: round,
      paint: { 'line-color': palette.border, 'line-width': byZoom([10, 4], [16, 9]), 'line-blur': 3 },
    },
    {
      id: 'limit',
      type: 'line',
      source,
      filter: layerIs('limit'),
      layout: round,
      paint: { 'line-color': palette.limit, 'line-width': byZoom([10, 2], [16, 5]) },
    },
    ...avenueLayers(palette),
    {
      id: 'canal-edge',
      type: 'line',
      source,
      filter: ['all', layerIs('canal'), ['!', ['has', 'tunnel']]],
      layout: round,
      paint: { 'line-color': palette.waterEdge, 'line-width': byZoom([10, 1.8], [13, 4], [17, 26]) },
    },
    {
      id: 'canal',
      type: 'line',
      source,
      filter: ['all', layerIs('canal'), ['!', ['has', 'tunnel']]],
      layout: round,
      paint: { 'line-color': palette.water, 'line-width': byZoom([10, 1.2], [13, 2.8], [17, 23]) },
    },
    {
      id: 'tunnel',
      type: 'line',
      source,
      filter: ['all', layerIs('canal'), ['has', 'tunnel']],
      paint: { 'line-color': palette.waterEdge, 'line-width': 1.2, 'line-dasharray': [2, 2.5], 'line-opacity': 0.7 },
    },
    { id: 'water', type: 'fill', source, filter: layerIs('water'), paint: { 'fill-color': palette.water } },
    {
      id: 'water-inner',
      type: 'line',
      source,
      filter: layerIs('water'),
      layout: round,
      paint: {
        'line-color': palette.waterInner,
        'line-width': byZoom([10, 1], [13, 2.5], [17, 9]),
        'line-offset': byZoom([10, 1], [13, 3.2], [17, 13]),
      },
    },
    {
      id: 'water-edge',
      type: 'line',
      source,
      filter: layerIs('water'),
      layout: round,
      paint: { 'line-color': palette.waterEdge, 'line-width': byZoom([10, 0.6], [16, 2]) },
    },
    {
      id: 'bridge-edge',
      type: 'line',
      source,
      filter: layerIs('bridge'),
      paint: { 'line-color': palette.waterEdge, 'line-width': bridgeWidth(2), 'line-opacity': 0.9 },
    },
    {
      id: 'bridge',
      type: 'line',
      source,
      filter: layerIs('bridge'),
      paint: { 'line-color': palette.bridge, 'line-width': bridgeWidth(0) },
    },
    {
      id: 'river-name',
      type: 'symbol',
      source,
      filter: layerIs('course'),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': fonts.italic,
        'text-size': byZoom([10, 12], [16, 19]),
        'text-letter-spacing': 0.14,
        'text-max-angle': 38,
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': palette.waterText, 'text-halo-color': palette.water, 'text-halo-width': 1.2 },
    },
  ];
}

const round = { 'line-cap': 'round', 'line-join': 'round' } as const;

function bridgeWidth(edge: number): ExpressionSpecification {
  return byZoom([10, 1 + edge / 2], [13, 2 + edge], [17, 12 + edge]);
}

function avenueLayers(palette: Palette): LayerSpecification[] {
  const source = 'basemap';
  const width = (extra: number): ExpressionSpecification =>
    [
      'interpolate',
      ['exponential', 1.5],
      ['zoom'],
      10,
      ['match', ['get', 'rank'], 0, 1.6 + extra, 1, 1 + extra, 0.6 + extra],
      13,
      ['match', ['get', 'rank'], 0, 3.4 + extra, 1, 2.8 + extra, 2 + extra],
      17,
      ['match', ['get', 'rank'], 0, 20 + extra, 1, 18 + extra, 13 + extra],
    ] as unknown as ExpressionSpecification;
  return [
    {
      id: 'avenue-edge',
      type: 'line',
      source,
      filter: layerIs('avenue'),
      layout: round,
      paint: { 'line-color': palette.avenueCase, 'line-width': width(1.4) },
    },
    {
      id: 'avenue',
      type: 'line',
      source,
      filter: layerIs('avenue'),
      layout: round,
      paint: { 'line-color': palette.avenue, 'line-width': width(0) },
    },
  ];
}

/** Metro lines with their stations, on whatever ground. */
export function metroLayers(scheme: Scheme): LayerSpecification[] {
  const palette = palettes[scheme];
  const source = 'basemap';
  return [
    {
      id: 'metro-case',
      type: 'line',
      source,
      filter: layerIs('metro'),
      layout: round,
      paint: { 'line-color': palette.casing, 'line-width': byZoom([10, 2], [13, 4], [17, 9]), 'line-opacity': 0.9 },
    },
    {
      id: 'metro',
      type: 'line',
      source,
      filter: layerIs('metro'),
      layout: round,
      paint: { 'line-color': ['get', 'colour'], 'line-width': byZoom([10, 0.9], [13, 1.9], [17, 5]) },
    },
    {
      id: 'station',
      type: 'circle',
      source,
      minzoom: 10.8,
      filter: layerIs('station'),
      paint: {
        'circle-radius': byZoom([11, 1.4], [13, 2.6], [17, 7]),
        'circle-color': palette.station,
        'circle-stroke-color': ['case', ['>', ['get', 'lines'], 1], palette.text, ['get', 'colour']],
        'circle-stroke-width': byZoom([11, 0.8], [14, 1.4], [17, 3]),
      },
    },
  ];
}

/** Names on the ground: drawn where pins and their names leave room. */
export function nameLayers(scheme: Scheme, fonts: Fonts = pageFonts): LayerSpecification[] {
  const palette = palettes[scheme];
  const source = 'basemap';
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 } as const;
  return [
    ...streetNameLayers(palette, fonts),
    {
      id: 'bridge-name',
      type: 'symbol',
      source,
      minzoom: 14.6,
      filter: layerIs('bridge'),
      layout: {
        'symbol-placement': 'line-center',
        'text-field': ['get', 'name'],
        'text-font': fonts.plain,
        'text-size': 11,
        'text-offset': [0, 1.1],
      },
      paint: { 'text-color': palette.waterText, ...halo },
    },
    {
      id: 'district',
      type: 'symbol',
      source,
      maxzoom: 15,
      filter: layerIs('district'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.display,
        'text-size': byZoom([10, 12], [12, 20], [14, 30]),
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': palette.district, 'text-opacity': 0.9 },
    },
    {
      id: 'green-name',
      type: 'symbol',
      source,
      filter: ['all', layerIs('green-name'), ['>=', ['zoom'], ['match', ['get', 'rank'], 1, 11.4, 2, 13, 14]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.plain,
        'text-size': byZoom([11, 10.5], [15, 13]),
        'text-max-width': 7,
        'text-line-height': 1.1,
      },
      paint: { 'text-color': palette.greenText, 'text-halo-color': palette.green, 'text-halo-width': 1 },
    },
    {
      id: 'island-name',
      type: 'symbol',
      source,
      minzoom: 13.2,
      filter: layerIs('island-name'),
      layout: { 'text-field': ['get', 'name'], 'text-font': fonts.italic, 'text-size': 12, 'text-max-width': 8 },
      paint: { 'text-color': palette.avenueText, ...halo },
    },
    {
      id: 'station-name',
      type: 'symbol',
      source,
      minzoom: 13.4,
      filter: layerIs('station'),
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.plain,
        'text-size': byZoom([13, 10], [17, 13]),
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 0.6,
        'text-justify': 'auto',
        'text-max-width': 9,
      },
      paint: { 'text-color': palette.text, 'text-opacity': 0.75, ...halo },
    },
  ];
}

/** Names of streets along them, and of squares: the first from afar, the others from nearer. */
function streetNameLayers(palette: Palette, fonts: Fonts): LayerSpecification[] {
  const paint = {
    'text-color': palette.streetText,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  } as const;
  return ([1, 2] as const).flatMap((rank): LayerSpecification[] => [
    {
      id: `square-name-${rank}`,
      type: 'symbol',
      source: 'basemap',
      minzoom: rank === 1 ? 13.4 : 14.6,
      filter: ['all', layerIs('square-name'), ['==', ['get', 'rank'], rank]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.bold,
        'text-size': byZoom([13, 11], [17, 13.5]),
        'text-max-width': 7,
        'text-line-height': 1.1,
      },
      paint,
    },
    {
      id: `street-name-${rank}`,
      type: 'symbol',
      source: 'basemap',
      minzoom: rank === 1 ? 13 : 14.2,
      filter: ['all', layerIs('street-name'), ['==', ['get', 'rank'], rank]],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'text-field': ['get', 'name'],
        'text-font': fonts.plain,
        'text-size': byZoom([13, 11], [17, 14]),
        'text-max-angle': 30,
      },
      paint,
    },
  ]);
}

/** Rings, position, places: what a visitor asked for, above everything else. */
export function visitorLayers(scheme: Scheme, fonts: Fonts = pageFonts): LayerSpecification[] {
  const palette = palettes[scheme];
  return [
    {
      id: 'ring',
      type: 'fill',
      source: 'rings',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.ring, 'fill-opacity': 0.07 },
    },
    {
      id: 'ring-edge',
      type: 'line',
      source: 'rings',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': palette.ring, 'line-width': 1.6, 'line-dasharray': [2.5, 1.8], 'line-opacity': 0.85 },
    },
    {
      id: 'ring-name',
      type: 'symbol',
      source: 'rings',
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.bold,
        'text-size': 12,
        'text-allow-overlap': true,
        'text-anchor': 'bottom',
      },
      paint: { 'text-color': palette.ring, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
    },
    {
      id: 'dots',
      type: 'circle',
      source: 'places',
      paint: {
        'circle-color': layerColour,
        'circle-radius': byZoom([10, 2.6], [13, 4.6], [16, 6]),
        'circle-stroke-color': palette.halo,
        'circle-stroke-width': byZoom([10, 0.8], [13, 1.5]),
      },
    },
    {
      id: 'pins',
      type: 'symbol',
      source: 'places',
      layout: {
        'symbol-sort-key': ['get', 'rank'],
        'icon-image': ['concat', 'pin-', ['get', 'layer']],
        'icon-anchor': 'bottom',
        'icon-offset': pinOffset,
        'icon-size': byZoom([10, 0.62], [13, 0.86], [16, 1]),
        'icon-padding': 3,
        'text-field': ['get', 'label'],
        'text-font': fonts.bold,
        'text-size': byZoom([10, 11], [14, 13]),
        'text-max-width': 8,
        'text-line-height': 1.12,
        'text-variable-anchor-offset': ['left', [1.1, -1.4], 'right', [-1.1, -1.4], 'top', [0, 0.2]],
        'text-justify': 'auto',
        'text-optional': true,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    },
    // Names that run from right to left are drawn whole, by the page: letters are joined there.
    {
      id: 'names-drawn',
      type: 'symbol',
      source: 'places',
      filter: ['has', 'drawn'],
      layout: {
        'icon-image': ['get', 'drawn'],
        'icon-anchor': 'left',
        'icon-offset': [14, -18],
        'icon-optional': true,
      },
    },
    {
      id: 'trip',
      type: 'symbol',
      source: 'trip',
      layout: {
        'icon-image': ['concat', 'trip-', ['get', 'number']],
        'icon-anchor': 'bottom',
        'icon-allow-overlap': true,
        'text-field': ['get', 'name'],
        'text-font': fonts.bold,
        'text-size': byZoom([10, 11], [14, 13]),
        'text-max-width': 8,
        'text-line-height': 1.12,
        'text-variable-anchor-offset': ['left', [1.3, -1.2], 'right', [-1.3, -1.2], 'top', [0, 0.2]],
        'text-justify': 'auto',
        'text-optional': true,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 1.6 },
    },
    {
      id: 'doubt',
      type: 'fill',
      source: 'me',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': palette.ring, 'fill-opacity': 0.1, 'fill-outline-color': palette.ring },
    },
    {
      id: 'me-halo',
      type: 'circle',
      source: 'me',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: { 'circle-radius': 15, 'circle-color': palette.ring, 'circle-opacity': 0.2 },
    },
    {
      id: 'me',
      type: 'circle',
      source: 'me',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 7,
        'circle-color': palette.ring,
        'circle-stroke-color': '#ffffff',
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: 'chosen',
      type: 'symbol',
      source: 'chosen',
      layout: {
        'icon-image': ['concat', 'pin-', ['get', 'layer']],
        'icon-anchor': 'bottom',
        'icon-offset': pinOffset,
        'icon-size': 1.25,
        'icon-allow-overlap': true,
        'text-field': ['get', 'label'],
        'text-font': fonts.bold,
        'text-size': 14,
        'text-anchor': 'top',
        'text-offset': [0, 0.3],
        'text-max-width': 10,
        'text-allow-overlap': true,
      },
      paint: { 'text-color': palette.text, 'text-halo-color': palette.halo, 'text-halo-width': 2 },
    },
  ];
}
