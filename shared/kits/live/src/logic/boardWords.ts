import {
  closingTime,
  dayOfOpening,
  formatDay,
  isGeneral,
  lengthText,
  weekdayName,
  type NextOpening,
} from '@odysseus/model';
import type { ClosedReason, PlaceRow, PlaceState } from './placeRows';

/** Why a place does not open today. */
export function reason(why: ClosedReason): string {
  if (why.kind === 'weekly') return `shut on ${weekdayName(why.weekday)}s`;
  if (why.kind === 'holiday') return `shut for ${why.name}`;
  if (why.kind === 'works')
    return why.item.until === undefined
      ? `${why.item.name}${why.item.untilWords ? `, until ${why.item.untilWords}` : ''}`
      : `${why.item.name}, until ${formatDay(why.item.until)}`;
  return 'no hours for this date';
}

function opensText(opens: NextOpening | undefined): string {
  if (!opens) return '';
  return ['opens', dayOfOpening(opens), 'at', opens.at].filter(Boolean).join(' ');
}

/** Whether a place is open, in few words; 'usually' where its hours are known in general alone. */
export function stateText({ state, place }: Pick<PlaceRow, 'state' | 'place'>): string {
  // What is shut for works is shut whatever its hours are.
  const usual = isGeneral(place, 'hours') && !(state.is === 'closed' && state.reason.kind === 'works');
  const text = statedText(state);
  return usual && state.is !== 'unknown' ? `Usually ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

function statedText(state: PlaceState): string {
  if (state.is === 'open')
    return state.until === undefined
      ? 'Open day and night'
      : `Open until ${closingTime(state.until)}${state.lastEntry === undefined ? '' : `, last entry ${state.lastEntry}`}`;
  if (state.is === 'closing')
    return state.lastEntry === undefined
      ? `Closes at ${closingTime(state.until)}, in ${lengthText(state.minutes)}`
      : `Last entry ${state.lastEntry}, in ${lengthText(state.minutes)}; closes at ${closingTime(state.until)}`;
  if (state.is === 'later') return `Opens at ${state.at}, in ${lengthText(state.minutes)}`;
  if (state.is === 'done')
    return [state.until === undefined ? 'Closed for today' : 'No more entry today', opensText(state.opens)]
      .filter(Boolean)
      .join(', ');
  if (state.is === 'closed')
    return [
      `${state.reason.kind === 'works' ? 'Closed' : 'Closed today'}: ${reason(state.reason)}`,
      opensText(state.opens),
    ]
      .filter(Boolean)
      .join('; ');
  return 'Hours are not known; see its card';
}
