import type { CompiledPlaceList } from '../content/compiled';
import { weekdayStates } from '../time/openingState';
import { entriesOf } from '../places/entriesOf';
import classes from './Block.module.css';
import { blockCopy } from './copy';

/** Each place of a screen against the days of the week, from its hours: an ordinary week, without holidays. */
export function ClosingDays({ content }: { readonly content: CompiledPlaceList }) {
  const rows = entriesOf(content).map(({ place }) => ({ place, states: place.calendar && weekdayStates(place.calendar) }));
  return (
    <div className={classes['scroll']} role="region" aria-label={blockCopy.closingDays} tabIndex={0}>
      <table className={`${classes['table']} ${classes['grid']}`}>
        <thead>
          <tr>
            <th scope="col">{blockCopy.place}</th>
            {blockCopy.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, states }) => (
            <tr key={place.id}>
              <th scope="row">
                <a href={`#${place.id}`}>{place.name}</a>
              </th>
              {states ? (
                states.map((open, index) => (
                  <td key={blockCopy.days[index]} className={classes[open ? 'open' : 'closed']}>
                    {open ? blockCopy.open : blockCopy.closed}
                  </td>
                ))
              ) : (
                <td colSpan={7}>{blockCopy.noHours}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
