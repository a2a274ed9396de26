import type { CompiledPlace } from '@odysseus/model';
import { placeCopy } from './copy';
import { kindsWith } from './kindTraits';

const keepsHours = kindsWith('hours');
const toldElsewhere = kindsWith('hoursElsewhere');

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
