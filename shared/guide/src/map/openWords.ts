import { openingState } from '../time/openingState';
import { placeCopy } from '../places/copy';
import type { PlaceView } from './placeView';

/** Whether a place is open now, in few words. Nothing where its hours are not known. */
export function openWords({ calendar }: Pick<PlaceView, 'calendar'>, timezone: string, now: Date | undefined): { readonly open: boolean; readonly words: string } | undefined {
  if (!calendar || !now) return undefined;
  const state = openingState(calendar, timezone, now);
  if (state.state === 'unknown') return { open: false, words: placeCopy.oldHours };
  if (state.state === 'open') return { open: true, words: state.until === undefined ? placeCopy.openAlways : state.soon ? placeCopy.closingSoon(state.until) : placeCopy.openUntil(state.until) };
  return { open: false, words: state.opens ? placeCopy.opensAt(state.opens.inDays, state.opens.weekday, state.opens.at) : placeCopy.closed };
}
