import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes } from '../../logic/mapColours';
import { mapLayers, quietLayers } from '../../logic/mapLayers';
import { pageFonts, type Fonts } from './labelFonts';
import { byZoom, type Scheme } from './layerParts';
import { reachLayers } from './reachLayers';

/** From the images' lower edge to the pin's point. */
const pinOffset: [number, number] = [0, 4];

const layerColour = [
  'match',
  ['get', 'layer'],
  ...mapLayers.flatMap(({ key, colour }) => [key, colour]),
  '#66616f',
] as unknown as ExpressionSpecification;

const isQuiet = ['in', ['get', 'layer'], ['literal', quietLayers]];

/** What one comes for is placed first, in the order of the list. */
const placedBy = [
  'case',
  isQuiet,
  ['+', ['get', 'rank'], 10_000],
  ['get', 'rank'],
] as unknown as ExpressionSpecification;

const label = [
  'step',
  ['zoom'],
  ['case', isQuiet, '', ['get', 'label']],
  14.2,
  ['get', 'label'],
] as unknown as ExpressionSpecification;

/** Streets within reach, rings, position, places: what a visitor asked for, above everything else. */
export function visitorLayers(scheme: Scheme, fonts: Fonts = pageFonts): LayerSpecification[] {
  const palette = palettes[scheme];
  return [
    ...reachLayers(scheme, fonts),
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
        'symbol-sort-key': placedBy,
        'icon-image': ['concat', 'pin-', ['get', 'layer']],
        'icon-anchor': 'bottom',
        'icon-offset': pinOffset,
        'icon-size': byZoom([10, 0.62], [13, 0.86], [16, 1]),
        'icon-padding': 3,
        'text-field': label,
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
