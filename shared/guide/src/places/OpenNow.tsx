import type { CompiledCity, CompiledPlace } from '../content/compiled';
import { openingState, type OpeningState } from '../time/openingState';
import { useNow } from '../time/useNow';
import { placeCopy } from './copy';
import classes from './OpenNow.module.css';

/** Whether a place is open at this moment, in its city's time. Nothing where its hours are not known. */
export function OpenNow({ place, city }: { readonly place: CompiledPlace; readonly city: CompiledCity }) {
  const now = useNow();
  if (!now || !place.calendar) return null;
  const state = openingState(place.calendar, city.timezone, now);
  return (
    <p className={classes['state']} data-state={state.state === 'open' && state.soon ? 'soon' : state.state}>
      {wordsOf(state)}
    </p>
  );
}

function wordsOf(state: OpeningState): string {
  if (state.state === 'unknown') return placeCopy.oldHours;
  if (state.state === 'open') {
    if (state.until === undefined) return placeCopy.openAlways;
    return state.soon ? placeCopy.closingSoon(state.until) : placeCopy.openUntil(state.until);
  }
  return state.opens ? placeCopy.opensAt(state.opens.inDays, state.opens.weekday, state.opens.at) : placeCopy.closed;
}
