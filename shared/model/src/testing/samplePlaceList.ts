import { latLng } from '../distance/points';
import type { CompiledPlace, CompiledPlaceList } from '../places/compiled';

/** A list of places for tests, in a city of its own. */
export function samplePlaceList(
  places: readonly CompiledPlace[],
  change: Partial<CompiledPlaceList> = {},
): CompiledPlaceList {
  return {
    kind: 'places',
    access: 'public',
    title: 'Sights of Testville',
    lead: 'What to see.',
    edited: '2026-11-21',
    introduction: ['Some of it is free.'],
    groups: [],
    blocks: [],
    city: { key: 'testville', name: 'Testville', country: 'FR', timezone: 'Europe/Paris', centre: latLng(48.85, 2.35) },
    places: Object.fromEntries(places.map((one) => [one.id, one])),
    light: {},
    ...change,
  };
}
