import { latLng, type CompiledPlaceList, type LatLng, type Place } from '@odysseus/model';
import type { LocatedPlace } from '@odysseus/places/content';
import { withMap } from './mapLinks';

const located = (id: string, access: LocatedPlace['access'], beyond?: boolean): [string, LocatedPlace] => [
  id,
  { file: 'places.yaml', access, place: { id, coordinates: latLng(48.86, 2.34), beyond } as unknown as Place },
];
const map = { path: '/citymap', view: [latLng(48.8, 2.2), latLng(48.9, 2.4)] as [LatLng, LatLng] };
const places = new Map([located('tower', 'public'), located('cellar', 'premium'), located('palace', 'public', true)]);
const listOf = (access: 'public' | 'premium') =>
  ({
    access,
    places: Object.fromEntries([...places.keys()].map((id) => [id, { id }])),
  }) as unknown as CompiledPlaceList;
const mapsOf = (list: CompiledPlaceList) =>
  Object.fromEntries(Object.entries(list.places).map(([id, { map }]) => [id, map]));

it('leads each place to its pin, where its reader is shown one', () => {
  expect(mapsOf(withMap(listOf('public'), { map, places }))).toEqual({ tower: '/citymap?place=tower' });
  expect(mapsOf(withMap(listOf('premium'), { map, places }))).toEqual({
    tower: '/citymap?place=tower',
    cellar: '/citymap?place=cellar',
  });
});

it('tells what the map shows where everybody may see a picture of it', () => {
  expect(withMap(listOf('public'), { map, places }).mapView).toEqual(map.view);
  expect(withMap(listOf('premium'), { map, places })).not.toHaveProperty('mapView');
});

it('leads nowhere in a city without a map', () => {
  const list = listOf('premium');
  expect(withMap(list, { map: undefined, places })).toBe(list);
});
