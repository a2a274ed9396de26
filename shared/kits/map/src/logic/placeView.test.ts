import { latLng } from '@odysseus/model';
import { placesListed, tellsFree, type Bounds, type PlaceView } from './placeView';

const view = (id: string, latitude: number) => ({ id, at: latLng(latitude, 2.3) }) as PlaceView;
const places = [view('north', 48.9), view('south', 48.8)];
const north: Bounds = [48.85, 2.2, 48.95, 2.4];
const nowhere: Bounds = [48.86, 2.2, 48.87, 2.4];
const listed = (bounds: Bounds | undefined, isFrom: boolean) =>
  placesListed(places, bounds, isFrom).map(({ id }) => id);

it('lists what is in view, and all of it where the list does not follow the map', () => {
  expect(listed(north, false)).toEqual(['north']);
  expect(listed(north, true)).toEqual(['north']);
  expect(listed(undefined, false)).toEqual(['north', 'south']);
});

it('lists what lies beyond the view where nothing is in it and it is known from where one goes', () => {
  expect(listed(nowhere, true)).toEqual(['north', 'south']);
  expect(listed(nowhere, false)).toEqual([]);
});

it.each([
  ['museum', true, true],
  ['museum', false, false],
  ['bridge', true, false],
  ['square', true, false],
  ['park', true, true],
] as const)('tells of a %s that is free (%s) that it is: %s', (kind, free, told) => {
  expect(tellsFree({ kind, free })).toBe(told);
});
