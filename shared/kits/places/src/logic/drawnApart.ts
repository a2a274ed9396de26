import type { Place } from '@odysseus/model';

/**
 * Whether drawings tell the places of a group apart: where one stands on two cards, cards do without. @param places those that have
 * no picture of their own
 */
export function drawnApart(places: readonly Pick<Place, 'kind' | 'vignette'>[]): boolean {
  const drawings = places.map(({ kind, vignette }) => vignette ?? kind);
  return new Set(drawings).size === drawings.length;
}
