import { dayNumber } from '@odysseus/contract/time';
import {
  type CivilDate,
  type CompiledPlaceList,
  entriesOf,
  shortWeekdayName,
  weekdayOf,
  weekdays,
  weekdayStates,
} from '@odysseus/model';
import { memo } from 'react';
import { Closed, Grid, Open, Others, Scroll, Sign, TodayWord, Word } from './Block.styles';
import { placeShares } from '../known/placeShares';
import { shareLine } from '../known/shareLine';
import { useCityDate } from '../time/useCityDate';
import { blockCopy } from './copy';
import { opensOn } from './opensOn';
import { ShutToday } from './ShutToday';

const dayNames = weekdays.map(shortWeekdayName);

/**
 * Each place of a screen against the days of the week, from its hours: an ordinary week, without holidays. Once the page is alive, what
 * is shut today stands above it by name, and today's column tells of that very day.
 */
export function ClosingDays({ content }: { readonly content: CompiledPlaceList }) {
  return <WeekOfPlaces content={content} today={useCityDate(content.city)} />;
}

interface WeekOfPlacesProps {
  readonly content: CompiledPlaceList;
  /** In the city; undefined in a prerendered page. */
  readonly today: CivilDate | undefined;
}

/** Drawn anew once a day, not as often as the clock is looked at. */
const WeekOfPlaces = memo(function WeekOfPlaces({ content, today }: WeekOfPlacesProps) {
  const places = entriesOf(content).map(({ place }) => place);
  const rows = places.flatMap((place) => (place.calendar ? [{ place, states: weekdayStates(place.calendar) }] : []));
  const others = places.filter(({ calendar }) => !calendar);
  const column = today === undefined ? undefined : weekdays.indexOf(weekdayOf(dayNumber(today)));
  const known = shareLine(placeShares(rows.map(({ place }) => place)).slice(0, 1));
  return (
    <>
      {today === undefined ? null : <ShutToday places={rows.map(({ place }) => place)} today={today} />}
      {rows.length > 0 ? (
        <Scroll role="region" aria-label={blockCopy.closingDays} tabIndex={0}>
          <Grid>
            <thead>
              <tr>
                <th scope="col">{blockCopy.place}</th>
                {dayNames.map((day, index) => (
                  <th key={day} scope="col" aria-current={index === column ? 'date' : undefined}>
                    <Short word={day} sign={day.slice(0, 1)} />
                    {index === column ? <TodayWord>{blockCopy.today}</TodayWord> : null}
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
                  {states.map((ordinary, index) => {
                    const isToday = index === column;
                    const open = (today !== undefined && isToday ? opensOn(place, today) : undefined) ?? ordinary;
                    const Day = open ? Open : Closed;
                    return (
                      <Day key={dayNames[index]} data-today={isToday ? '' : undefined}>
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
});

/** A word, drawn as a sign where a telephone has no room for seven words in a row. */
function Short({ word, sign }: { readonly word: string; readonly sign: string }) {
  return (
    <>
      <Word>{word}</Word>
      <Sign aria-hidden="true">{sign}</Sign>
    </>
  );
}
