import { type CompiledPlaceList, entriesOf, shortWeekdayName, weekdays, weekdayStates } from '@odysseus/model';
import { Closed, Grid, Open, Others, Scroll, Sign, Word } from './Block.styles';
import { placeShares } from '../known/placeShares';
import { shareLine } from '../known/shareLine';
import { blockCopy } from './copy';

const dayNames = weekdays.map(shortWeekdayName);

/** Each place of a screen against the days of the week, from its hours: an ordinary week, without holidays. */
export function ClosingDays({ content }: { readonly content: CompiledPlaceList }) {
  const places = entriesOf(content).map(({ place }) => place);
  const rows = places.flatMap((place) => (place.calendar ? [{ place, states: weekdayStates(place.calendar) }] : []));
  const others = places.filter(({ calendar }) => !calendar);
  const known = shareLine(placeShares(rows.map(({ place }) => place)).slice(0, 1));
  return (
    <>
      {rows.length > 0 ? (
        <Scroll role="region" aria-label={blockCopy.closingDays} tabIndex={0}>
          <Grid>
            <thead>
              <tr>
                <th scope="col">{blockCopy.place}</th>
                {dayNames.map((day) => (
                  <th key={day} scope="col">
                    <Short word={day} sign={day.slice(0, 1)} />
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
                  {states.map((open, index) => {
                    const Day = open ? Open : Closed;
                    return (
                      <Day key={dayNames[index]}>
                        <Short word={open ? blockCopy.open : blockCopy.closed} sign={open ? '✓' : '✕'} />
                      </Day>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      ) : null}
      {known === undefined ? null : <Others>{known}.</Others>}
      {others.length > 0 ? (
        <Others>
          {blockCopy.noHours}{' '}
          {others.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? ', ' : ''}
              <a href={`#${id}`}>{name}</a>
            </span>
          ))}
          .
        </Others>
      ) : null}
    </>
  );
}

/** A word, drawn as a sign where a telephone has no room for seven words in a row. */
function Short({ word, sign }: { readonly word: string; readonly sign: string }) {
  return (
    <>
      <Word>{word}</Word>
      <Sign aria-hidden="true">{sign}</Sign>
    </>
  );
}
