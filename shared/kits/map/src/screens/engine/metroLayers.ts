import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { palettes } from '../../logic/mapColours';
import { byZoom, layerIs, round, type Scheme } from './layerParts';

/** Metro lines with their stations, on whatever ground. */
export function metroLayers(scheme: Scheme): LayerSpecification[] {
  const palette = palettes[scheme];
  const source = 'basemap';
  const own: ExpressionSpecification =
    scheme === 'dark' ? ['coalesce', ['get', 'night'], ['get', 'colour']] : ['get', 'colour'];
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
      paint: { 'line-color': own, 'line-width': byZoom([10, 0.9], [13, 1.9], [17, 5]) },
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
        'circle-stroke-color': ['case', ['>', ['get', 'lines'], 1], palette.text, own],
        'circle-stroke-width': byZoom([11, 0.8], [14, 1.4], [17, 3]),
      },
    },
  ];
}
