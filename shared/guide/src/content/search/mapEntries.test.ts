import type { CompiledMap } from '@odysseus/map';
import { mapEntries, mapPlaceEntry } from './mapEntries';

const fountain = {
  id: 'lions',
  name: 'Fountain of the Lions',
  local: 'Fontana dei Leoni',
  kind: 'water',
  at: [1, 2],
  service: 'water',
  quarter: 'Old town',
  area: 0,
  summary: 'Runs day and night.',
} as unknown as CompiledMap['places'][number];

it('leads to the layer of what one looks for standing up, with how many places it has', () => {
  const screen = { places: [fountain, { ...fountain, id: 'arch', service: undefined }] } as unknown as CompiledMap;
  expect(mapEntries({ path: '/map', title: 'Map', text: 'Map', screen })).toEqual([
    expect.objectContaining({
      kind: 'group',
      title: 'Drinking water',
      line: 'Fountain of the Lions',
      path: '/map?show=water',
    }),
  ]);
});

it('leads to a place on the map, by its names, as what it serves for', () => {
  expect(mapPlaceEntry(fountain, '/map')).toMatchObject({
    kind: 'place',
    title: 'Fountain of the Lions',
    local: 'Fontana dei Leoni',
    label: 'Drinking water',
    line: 'Runs day and night.',
    path: '/map?place=lions',
  });
});
