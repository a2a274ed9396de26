import * as z from 'zod/mini';
import { coordinates, position } from './latLng';
import { latLng, latLngOf, lngLat, lngLatOf } from './points';

it('turns a point round for maps, and back', () => {
  expect(lngLatOf(latLng(48.86, 2.35))).toEqual(lngLat(2.35, 48.86));
  expect(latLngOf(lngLat(2.35, 48.86))).toEqual(latLng(48.86, 2.35));
});

it('refuses degrees that the earth has not', () => {
  expect(
    [coordinates, position].map((schema) => [
      z.safeParse(schema, [98, 3]).success,
      z.safeParse(schema, [3, 98]).success,
    ]),
  ).toEqual([
    [false, true],
    [true, false],
  ]);
});
