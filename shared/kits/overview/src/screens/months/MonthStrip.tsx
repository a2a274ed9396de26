import { formatDate, formatDay, monthNames, type CivilDate } from '@odysseus/model';
import { PhoneFold, pageCopy, Typeset } from '@odysseus/page';
import type { Month } from '../../logic/compiledOverview';
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
            {month.events.length > 0 ? <Events>{month.events.join(' · ')}</Events> : null}
            {month.holidays.length > 0 ? (
              <Holidays>
                {byName(month.holidays).map(({ name, dates }) => (
                  <li key={name}>
                    {name}:{' '}
                    {dates.map(({ dateTime, text }, index) => (
                      <time key={dateTime} dateTime={dateTime}>
                        {index > 0 ? ', ' : null}
                        {text}
                      </time>
                    ))}
                  </li>
                ))}
              </Holidays>
            ) : null}
          </PhoneFold>
        </Card>
      ))}
    </Strip>
  );
}

/** A holiday once: with its day alone where it is the same in every year, otherwise with its date in each. */
function byName(holidays: Month['holidays']): { name: string; dates: { dateTime: string; text: string }[] }[] {
  const dates = new Map<string, CivilDate[]>();
  for (const holiday of holidays) dates.set(holiday.name, [...(dates.get(holiday.name) ?? []), holiday.date]);
  return [...dates].map(([name, own]) => {
    const days = new Map(own.map((date) => [date.slice('2026-'.length), formatDay(date)]));
    const fixed = own.length > 1 && days.size === 1;
    return {
      name,
      dates: fixed
        ? [...days].map(([dateTime, text]) => ({ dateTime, text }))
        : own.map((date) => ({ dateTime: date, text: formatDate(date) })),
    };
  });
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
