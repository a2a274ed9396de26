import { type CompiledCity, type CompiledPlace, isGeneral, openingState } from '@odysseus/model';
import { useNow } from '@odysseus/page';
import { State } from './OpenNow.styles';
import { stateWords } from '../logic/stateWords';

/**
 * Whether a place is open at this moment, in its city's time. Nothing where its hours are not known. Before the page is alive
 * its line stands empty: nothing may move under a finger that presses a button further down.
 */
export function OpenNow({ place, city }: { readonly place: CompiledPlace; readonly city: CompiledCity }) {
  const now = useNow();
  if (!place.calendar) return null;
  if (!now) return <State data-state="pending" />;
  const state = openingState(place.calendar, city.timezone, now);
  return (
    <State data-state={state.state === 'open' && state.soon ? 'soon' : state.state}>
      {stateWords(state, isGeneral(place, 'hours'))}
    </State>
  );
}
