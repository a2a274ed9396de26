import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes, type Palette } from '../../logic/mapColours';
import { pageFonts, type Fonts } from './labelFonts';
import { byZoom, layerIs, round, type Scheme } from './layerParts';

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
    ...wallLayers(palette),
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

function bridgeWidth(edge: number): ExpressionSpecification {
  return byZoom([10, 1 + edge / 2], [13, 2 + edge], [17, 12 + edge]);
}

/** A wall as maps draw it: a line with its towers. The border of a state is a line of dashes and dots. */
function wallLayers(palette: Palette): LayerSpecification[] {
  const isOf = (kind: string): ExpressionSpecification => ['all', layerIs('wall'), ['==', ['get', 'kind'], kind]];
  const paint = { 'line-color': palette.wall } as const;
  return [
    {
      id: 'wall',
      type: 'line',
      source: 'basemap',
      filter: isOf('wall'),
      layout: round,
      paint: { ...paint, 'line-width': byZoom([10, 0.8], [13, 1.4], [17, 3.5]) },
    },
    {
      id: 'wall-towers',
      type: 'line',
      source: 'basemap',
      filter: isOf('wall'),
      paint: { ...paint, 'line-width': byZoom([10, 1.8], [13, 3.6], [17, 9]), 'line-dasharray': [0.5, 0.8] },
    },
    {
      id: 'state-border',
      type: 'line',
      source: 'basemap',
      filter: isOf('border'),
      paint: { ...paint, 'line-width': byZoom([10, 0.9], [13, 1.7], [17, 3]), 'line-dasharray': [4, 1.5, 1, 1.5] },
    },
  ];
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
