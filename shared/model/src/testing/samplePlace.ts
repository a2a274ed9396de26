import { latLng } from '../distance/points';
import type { CompiledPlace } from '../places/compiled';

/** A place for tests: a museum of which nothing is known but where it stands. */
export function samplePlace(id: string, change: Partial<CompiledPlace> = {}): CompiledPlace {
  return {
    id,
    name: `The ${id}`,
    kind: 'museum',
    coordinates: latLng(48.86, 2.34),
    address: '1 Secret Street',
    area: 'Hidden Quarter',
    nearestStops: [],
    visitMinutes: 30,
    price: [],
    access: { stepFree: 'no' },
    summary: `Summary of ${id}`,
    body: `Body of ${id}`,
    tips: [],
    warnings: [],
    tags: [],
    ...change,
  };
}
