import { latLng, lngLat, type LngLat } from '@odysseus/model';
import type { Basemap, BasemapFeature } from './compileBasemap';
import { locatorSvg } from './locatorSvg';

/** A thousandth of a degree is half a unit. */
const view = [latLng(0, 0), latLng(0.5, 1)] as const;
const box = (west: number, south: number, size: number): readonly LngLat[] =>
  [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ].map(([east = 0, north = 0]) => lngLat(east, north));
const area = (layer: 'green' | 'water', ...rings: (readonly LngLat[])[]): BasemapFeature => ({
  type: 'Feature',
  properties: { layer },
  geometry: { type: 'Polygon', coordinates: rings },
});
const canal = (tunnel: boolean): BasemapFeature => ({
  type: 'Feature',
  properties: { layer: 'canal', tunnel },
  geometry: { type: 'LineString', coordinates: [lngLat(0.1, 0.1), lngLat(0.3, 0.1)] },
});
const drawn = (...features: BasemapFeature[]): string =>
  locatorSvg({ type: 'FeatureCollection', features } as unknown as Basemap, view);
const dataOf = (svg: string, className: string) => new RegExp(`class="${className}" d="([^"]*)"`).exec(svg)?.[1];

it('has the shape of what it shows', () => {
  expect(drawn()).toContain('viewBox="0 0 500 250"');
});

it('draws waters with their islands, and parks that can be seen', () => {
  const svg = drawn(area('water', box(0.2, 0.2, 0.2), box(0.28, 0.28, 0.04)), area('green', box(0.6, 0.1, 0.1)));
  expect(dataOf(svg, 'w')).toBe('M100 150l100 0 0-100-100 0 0 100zM140 110l20 0 0-20-20 0 0 20z');
  expect(dataOf(svg, 'g')).toBe('M300 200l50 0 0-50-50 0 0 50z');
});

it('leaves out what would be less than a dot', () => {
  expect(dataOf(drawn(area('green', box(0.6, 0.1, 0.01))), 'g')).toBeUndefined();
});

it('draws no canal under the ground', () => {
  expect(dataOf(drawn(canal(false)), 'k')).toBe('M50 200l100 0');
  expect(dataOf(drawn(canal(true)), 'k')).toBeUndefined();
});
