import { openingState } from '@odysseus/model';
import { stateWords } from '@odysseus/places';
import type { PlaceView } from '../logic/placeView';

/** Whether a place is open now, in few words. Nothing where its hours are not known. */
export function openWords(
  { calendar, general }: Pick<PlaceView, 'calendar' | 'general'>,
  timezone: string,
  now: Date | undefined,
): { readonly open: boolean; readonly words: string } | undefined {
  if (!calendar || !now) return undefined;
  const state = openingState(calendar, timezone, now);
  return { open: state.state === 'open', words: stateWords(state, general?.includes('hours') ?? false) };
}
