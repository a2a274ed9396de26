import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes, type Palette } from '../../logic/mapColours';
import { pageFonts, type Fonts } from './labelFonts';
import { byZoom, layerIs, type Scheme } from './layerParts';

/** A city seen whole on a phone has no room for words where numbers of districts stand. */
const districtSize = [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  10,
  ['case', ['>', ['length', ['get', 'name']], 4], 8.5, 12],
  12,
  ['case', ['>', ['length', ['get', 'name']], 4], 18, 20],
  14,
  30,
] as unknown as ExpressionSpecification;

/**
 * Names on the ground: drawn where pins and their names leave room. What stands further down here is placed before what stands above it:
 * the great streets before stations, whose sign is there without a name.
 */
export function nameLayers(scheme: Scheme, fonts: Fonts = pageFonts): LayerSpecification[] {
  const palette = palettes[scheme];
  const source = 'basemap';
  const halo = { 'text-halo-color': palette.halo, 'text-halo-width': 1.4 } as const;
  return [
    ...streetNameLayers(palette, fonts, 2),
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
      filter: ['all', layerIs('district'), ['>=', ['zoom'], ['match', ['get', 'rank'], 2, 11.6, 0]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.display,
        'text-size': districtSize,
      },
      paint: { 'text-color': palette.district },
    },
    ...landmarkLayers(palette, fonts),
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
    ...streetNameLayers(palette, fonts, 1),
  ];
}

/** Names of hills, and of walls along them. */
function landmarkLayers(palette: Palette, fonts: Fonts): LayerSpecification[] {
  const paint = { 'text-color': palette.hillText, 'text-halo-color': palette.halo, 'text-halo-width': 1.2 } as const;
  return [
    {
      id: 'hill-name',
      type: 'symbol',
      source: 'basemap',
      filter: ['all', layerIs('hill'), ['>=', ['zoom'], ['match', ['get', 'rank'], 1, 12.2, 13]]],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': fonts.italic,
        'text-size': byZoom([12, 11.5], [16, 15]),
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
      },
      paint,
    },
    {
      id: 'wall-name',
      type: 'symbol',
      source: 'basemap',
      minzoom: 13.6,
      filter: layerIs('wall'),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 420,
        'text-field': ['get', 'name'],
        'text-font': fonts.italic,
        'text-size': 11,
        'text-offset': [0, 1],
        'text-max-angle': 30,
      },
      paint,
    },
  ];
}

/** Names of squares, and of streets along them: those of the first rank from afar, the others from nearer. */
function streetNameLayers(palette: Palette, fonts: Fonts, rank: 1 | 2): LayerSpecification[] {
  const paint = {
    'text-color': palette.streetText,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  } as const;
  return [
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
        // Less than a name's length: each length of the street is tried, for most have a pin's name in their way.
        'symbol-spacing': rank === 1 ? 40 : 320,
        'text-field': ['get', 'name'],
        'text-font': fonts.plain,
        'text-size': byZoom([13, 11], [17, 14]),
        'text-max-angle': 30,
        'text-padding': 1,
      },
      paint,
    },
  ];
}
