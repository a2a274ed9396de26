import { closedWords, closesSoonWords, type OpeningState } from '@odysseus/model';
import { placeCopy } from './copy';

/** Whether a place is open, in few words: 'Open until 18:00'. @param usual whether its hours are known in general alone */
export function stateWords(state: OpeningState, usual: boolean): string {
  if (state.state === 'unknown') return placeCopy.oldHours;
  if (state.state === 'open') {
    if (state.until === undefined) return placeCopy.openAlways(usual);
    return state.soon ? closesSoonWords(state.until, usual) : placeCopy.openUntil(state.until, usual);
  }
  return closedWords(state.opens, usual);
}
