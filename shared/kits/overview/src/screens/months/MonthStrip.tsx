import { formatDate, formatDay, monthNames } from '@odysseus/model';
import { Fragment } from 'react';
import { PhoneFold, pageCopy, Typeset } from '@odysseus/page';
import type { ComingHoliday, Month } from '../../logic/compiledOverview';
import { Bar, Card, Events, Holidays, Line, Note, Strip, Temperatures, Track, Warmth } from './MonthStrip.styles';

/** Scale of the temperature bars, °C. */
const coldest = -5;
const warmest = 38;

function share(temperature: number): number {
  return ((Math.min(warmest, Math.max(coldest, temperature)) - coldest) / (warmest - coldest)) * 100;
}

/** How high twelve months are on a phone at least while each is folded, with a heading over them, in rem. */
export const monthsOnPhone = 62;

/** The year in twelve cards: temperature, rain, daylight, holidays, events. */
export function MonthStrip({ months }: { readonly months: readonly Month[] }) {
  return (
    <Strip>
      {months.map((month, index) => (
        <Card key={monthNames[index]}>
          <h3>{monthNames[index]}</h3>
          <Temperatures>
            <strong>{Math.round(month.high)}°</strong> / {Math.round(month.low)}°
          </Temperatures>
          <TemperatureBar month={month} />
          <Line>
            {pageCopy.rainDays(month.rainDays)} · {pageCopy.daylight(month.daylightHours)}
          </Line>
          <PhoneFold whole summary={pageCopy.monthFold}>
            <Line>
              {month.sunrise}–{month.sunset}
            </Line>
            <Note>
              <Typeset text={month.note} />
            </Note>
            <Occasions month={month} />
          </PhoneFold>
        </Card>
      ))}
    </Strip>
  );
}

/** What is on, and the holidays that no event tells of: a feast that is both stands once. */
function Occasions({ month: { events, holidays } }: { readonly month: Month }) {
  const plain = holidays.filter(({ event }) => event === undefined || !events.includes(event));
  return (
    <>
      {events.length > 0 ? (
        <Events>
          {events.map((name, index) => (
            <Fragment key={name}>
              {index > 0 ? ' · ' : null}
              {name}
              <Dates holidays={holidays.filter(({ event }) => event === name)} before=", " />
            </Fragment>
          ))}
        </Events>
      ) : null}
      {plain.length > 0 ? (
        <Holidays>
          {[...new Set(plain.map(({ name }) => name))].map((name) => (
            <li key={name}>
              {name}
              <Dates holidays={plain.filter((holiday) => holiday.name === name)} before=": " />
            </li>
          ))}
        </Holidays>
      ) : null}
    </>
  );
}

/** The day alone where it is the same in every year, and with its year where it moves. */
function Dates({ holidays, before }: { readonly holidays: readonly ComingHoliday[]; readonly before: string }) {
  return holidays.map(({ date, everyYear }, index) => (
    <Fragment key={date}>
      {index > 0 ? ', ' : before}
      {everyYear ? (
        <time dateTime={date.slice('2026-'.length)}>{formatDay(date)}</time>
      ) : (
        <time dateTime={date}>{formatDate(date)}</time>
      )}
    </Fragment>
  ));
}

function TemperatureBar({ month }: { readonly month: Month }) {
  const low = share(month.low);
  return (
    <Bar viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <Track width="100" height="6" rx="3" />
      <Warmth x={low} width={Math.max(4, share(month.high) - low)} height="6" rx="3" />
    </Bar>
  );
}
