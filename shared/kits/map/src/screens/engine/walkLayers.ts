import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { Fonts } from './labelFonts';

/** Colours of a walk: the city's accent, what is read on it, and what sets it off from the map. */
export interface WalkColours {
  readonly accent: string;
  readonly onAccent: string;
  readonly casing: string;
}

/** The way of a walk: dashed, in a casing. */
export function walkLineLayers({ accent, casing }: WalkColours): LayerSpecification[] {
  const filter: FilterSpecification = ['==', ['geometry-type'], 'LineString'];
  return [
    {
      id: 'walk-case',
      type: 'line',
      source: 'walk',
      filter,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': casing, 'line-width': 8, 'line-opacity': 0.9 },
    },
    {
      id: 'walk',
      type: 'line',
      source: 'walk',
      filter,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': accent, 'line-width': 4, 'line-dasharray': [2, 1.1] },
    },
  ];
}

/** The stops of a walk with their numbers, above the pins. */
export function walkStopLayers({ accent, onAccent, casing }: WalkColours, fonts: Fonts): LayerSpecification[] {
  const filter: FilterSpecification = ['==', ['geometry-type'], 'Point'];
  return [
    {
      id: 'walk-stop',
      type: 'circle',
      source: 'walk',
      filter,
      paint: {
        // Smaller from afar, where they stand close together.
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 8, 15, 11],
        'circle-color': accent,
        'circle-stroke-color': casing,
        'circle-stroke-width': 2,
      },
    },
    {
      id: 'walk-number',
      type: 'symbol',
      source: 'walk',
      filter,
      layout: {
        'text-field': ['get', 'number'],
        'text-font': fonts.bold,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 11, 15, 13],
        'text-allow-overlap': true,
        'text-ignore-placement': true,
      },
      paint: { 'text-color': onAccent },
    },
  ];
}
