import type { OpeningState } from '@odysseus/model';
import { placeCopy } from './copy';

/** Whether a place is open, in few words: 'Open until 18:00'. */
export function stateWords(state: OpeningState): string {
  if (state.state === 'unknown') return placeCopy.oldHours;
  if (state.state === 'open') {
    if (state.until === undefined) return placeCopy.openAlways;
    return state.soon ? placeCopy.closingSoon(state.until) : placeCopy.openUntil(state.until);
  }
  return state.opens ? placeCopy.opensAt(state.opens) : placeCopy.closed;
}
