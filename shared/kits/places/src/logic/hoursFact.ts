import type { CompiledPlace, Place } from '@odysseus/model';
import { placeCopy } from './copy';

/** What keeps hours, so that whoever is told none takes it neither for open nor for shut. */
const keepsHours = new Set<Place['kind']>([
  'museum',
  'church',
  'garden',
  'market',
  'shop',
  'restaurant',
  'cafe',
  'bakery',
  'bar',
  'club',
  'theatre',
  'cemetery',
  'library',
]);
/** What tells in other words when it can be had: whom to ring, when a desk is staffed, that a fountain freezes. */
const toldElsewhere = new Set<Place['kind']>(['hotel', 'service', 'transport', 'water']);

/**
 * What a closed card says of the hours of a place that has none that can be reckoned with: its note, whole, because its end may be
 * the day on which it is shut; or that they aren't known.
 * @returns undefined where its hours are known, or it keeps none
 */
export function hoursFact({
  kind,
  calendar,
  hoursNote,
}: Pick<CompiledPlace, 'kind' | 'calendar' | 'hoursNote'>): string | undefined {
  if (calendar || toldElsewhere.has(kind)) return undefined;
  return hoursNote ?? (keepsHours.has(kind) ? placeCopy.hoursUnknown : undefined);
}
