import type { ExpressionSpecification } from 'maplibre-gl';

/** Looks of the page: each layer has its colours for both. */
export type Scheme = 'light' | 'dark';

export const layerIs = (layer: string): ExpressionSpecification => ['==', ['get', 'layer'], layer];
export const byZoom = (...stops: readonly (readonly [number, number])[]): ExpressionSpecification =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as unknown as ExpressionSpecification;
export const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
