import type { Found } from './found';

/** Whether it is a place with a card, which a trip may hold. What the map alone tells of stands at an address without a fragment. */
export function isCard({ kind, path }: Pick<Found, 'kind' | 'path'>): boolean {
  return kind === 'place' && path.includes('#');
}
