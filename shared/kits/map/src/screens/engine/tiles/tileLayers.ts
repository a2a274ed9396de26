import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes, type Palette } from '../../../logic/mapColours';
import { pageFonts } from '../labelFonts';
import { byZoom, round, type Scheme } from '../layerParts';

/** The map's name for the archive. */
export const tileSource = 'tiles';
/** Where the layers of the embedded map stand above the archive's: all that comes below is hidden by a tile, and seen where none is. */
export const aboveTiles = 'river-name';
/** Names of the embedded map that the archive has, too. */
export const namesInTiles = ['street-name-1', 'street-name-2', 'square-name-1', 'square-name-2', 'bridge-name'];

const isOf = (...kinds: readonly string[]): ExpressionSpecification => ['in', ['get', 'kind'], ['literal', [...kinds]]];
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon'];
const isOpen: ExpressionSpecification = ['!=', ['get', 'is_tunnel'], true];
const name: ExpressionSpecification = ['get', 'name'];

const green = [
  'park',
  'garden',
  'wood',
  'forest',
  'cemetery',
  'grass',
  'grassland',
  'meadow',
  'scrub',
  'golf_course',
  'recreation_ground',
  'village_green',
  'allotments',
  'nature_reserve',
  'national_park',
  'protected_area',
  'playground',
  'zoo',
];

/** What an archive in the layers of Protomaps' basemap shows, in the colours of the embedded map. */
export function tileLayers(scheme: Scheme): LayerSpecification[] {
  const palette = palettes[scheme];
  return [...areaLayers(palette), ...roadLayers(palette), ...tileNameLayers(palette)].map((layer) => ({
    ...layer,
    id: `${tileSource}-${layer.id}`,
  }));
}

function areaLayers(palette: Palette): LayerSpecification[] {
  const source = tileSource;
  return [
    {
      id: 'earth',
      type: 'fill',
      source,
      'source-layer': 'earth',
      filter: isArea,
      paint: { 'fill-color': palette.city, 'fill-antialias': false },
    },
    {
      id: 'green',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      filter: ['all', isArea, isOf(...green)],
      paint: { 'fill-color': palette.green, 'fill-outline-color': palette.greenEdge },
    },
    {
      id: 'square',
      type: 'fill',
      source,
      'source-layer': 'landuse',
      minzoom: 13,
      filter: ['all', isArea, isOf('pedestrian')],
      paint: { 'fill-color': palette.avenue, 'fill-outline-color': palette.avenueCase },
    },
    {
      id: 'stream',
      type: 'line',
      source,
      'source-layer': 'water',
      filter: ['all', ['==', ['geometry-type'], 'LineString'], isOf('river', 'canal', 'stream'), isOpen],
      layout: round,
      paint: { 'line-color': palette.water, 'line-width': byZoom([10, 0.8], [13, 2], [17, 10]) },
    },
    {
      id: 'water',
      type: 'fill',
      source,
      'source-layer': 'water',
      filter: isArea,
      paint: { 'fill-color': palette.water, 'fill-outline-color': palette.waterEdge },
    },
    {
      id: 'building',
      type: 'fill',
      source,
      'source-layer': 'buildings',
      minzoom: 14.5,
      filter: isArea,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': ['interpolate', ['linear'], ['zoom'], 14.5, 0, 15.2, 1],
      },
    },
  ];
}

/** Wider from near, by what runs there. */
function roadWidth(extra: number): ExpressionSpecification {
  const at = (highway: number, major: number, minor: number): ExpressionSpecification => [
    'match',
    ['get', 'kind'],
    'highway',
    highway + extra,
    ['major_road', 'medium_road'],
    major + extra,
    minor + extra,
  ];
  return [
    'interpolate',
    ['exponential', 1.5],
    ['zoom'],
    10,
    at(1.8, 1, 0.3),
    13,
    at(3.8, 2.8, 1.1),
    17,
    at(20, 17, 11),
  ] as unknown as ExpressionSpecification;
}

function roadLayers(palette: Palette): LayerSpecification[] {
  const source = tileSource;
  const roads = { source, 'source-layer': 'roads' } as const;
  const minor = isOf('minor_road', 'other');
  const major = isOf('highway', 'major_road', 'medium_road');
  return [
    {
      ...roads,
      id: 'tunnel',
      type: 'line',
      minzoom: 13,
      filter: ['all', ['any', minor, major], ['!', isOpen]],
      paint: { 'line-color': palette.avenueCase, 'line-width': 1.4, 'line-dasharray': [2, 2] },
    },
    {
      ...roads,
      id: 'path',
      type: 'line',
      minzoom: 14.5,
      filter: ['all', isOf('path'), isOpen],
      paint: { 'line-color': palette.path, 'line-width': byZoom([14, 0.8], [17, 2]), 'line-dasharray': [3, 1.5] },
    },
    ...[
      { id: 'minor', filter: minor, minzoom: 12.5 },
      { id: 'major', filter: major, minzoom: 0 },
    ].flatMap(({ id, filter, minzoom }): LayerSpecification[] => [
      {
        ...roads,
        id: `${id}-edge`,
        type: 'line',
        minzoom,
        filter: ['all', filter, isOpen],
        layout: round,
        paint: { 'line-color': palette.avenueCase, 'line-width': roadWidth(1.2) },
      },
      {
        ...roads,
        id,
        type: 'line',
        minzoom,
        filter: ['all', filter, isOpen],
        layout: round,
        paint: { 'line-color': palette.avenue, 'line-width': roadWidth(0) },
      },
    ]),
    {
      ...roads,
      id: 'rail',
      type: 'line',
      minzoom: 12,
      filter: ['all', isOf('rail'), isOpen],
      paint: { 'line-color': palette.path, 'line-width': byZoom([12, 0.6], [17, 2.4]) },
    },
  ];
}

function tileNameLayers(palette: Palette): LayerSpecification[] {
  const source = tileSource;
  const paint = {
    'text-color': palette.streetText,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  } as const;
  const street = (id: string, minzoom: number, filter: ExpressionSpecification): LayerSpecification => ({
    id,
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom,
    filter: ['all', filter, ['has', 'name']],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 320,
      'text-field': name,
      'text-font': pageFonts.plain,
      'text-size': byZoom([13, 11], [17, 14]),
      'text-max-angle': 30,
    },
    paint,
  });
  return [
    street('minor-name', 15, isOf('minor_road', 'path', 'other')),
    street('major-name', 13, isOf('highway', 'major_road', 'medium_road')),
    {
      id: 'place-name',
      type: 'symbol',
      source,
      'source-layer': 'places',
      minzoom: 10,
      // The city's own name stands above the map, and its districts are named on it.
      filter: ['all', isOf('locality'), ['!=', ['get', 'kind_detail'], 'city']],
      layout: {
        'text-field': name,
        'text-font': pageFonts.display,
        'text-size': byZoom([10, 11], [14, 17]),
        'text-max-width': 8,
      },
      paint: { ...paint, 'text-color': palette.avenueText },
    },
  ];
}
