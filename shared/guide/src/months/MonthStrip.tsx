import type { Month } from '../content/compiled';
import { formatDate } from '../layout/formatDate';
import { monthNames, overviewCopy } from '../overview/copy';
import classes from './MonthStrip.module.css';

/** Scale of the temperature bars, °C. */
const coldest = -5;
const warmest = 38;

function share(temperature: number): number {
  return ((Math.min(warmest, Math.max(coldest, temperature)) - coldest) / (warmest - coldest)) * 100;
}

/** The year in twelve cards: temperature, rain, daylight, holidays, events. */
export function MonthStrip({ months }: { readonly months: readonly Month[] }) {
  return (
    <ol className={classes['strip']}>
      {months.map((month, index) => (
        <li key={monthNames[index]} className={classes['month']}>
          <h3>{monthNames[index]}</h3>
          <p className={classes['temperatures']}>
            <strong>{Math.round(month.high)}°</strong> / {Math.round(month.low)}°
          </p>
          <TemperatureBar month={month} />
          <p className={classes['line']}>
            {overviewCopy.rainDays(month.rainDays)} · {overviewCopy.daylight(month.daylightHours)}
          </p>
          <p className={classes['line']}>
            {month.sunrise}–{month.sunset}
          </p>
          <p className={classes['note']}>{month.note}</p>
          {month.events.length > 0 ? <p className={classes['events']}>{month.events.join(' · ')}</p> : null}
          {month.holidays.length > 0 ? (
            <ul className={classes['holidays']}>
              {byName(month.holidays).map(({ name, dates }) => (
                <li key={name}>
                  {name}:{' '}
                  {dates.map((date, index) => (
                    <time key={date} dateTime={date}>
                      {index > 0 ? ', ' : null}
                      {formatDate(date)}
                    </time>
                  ))}
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** A holiday once, with its date in each year. */
function byName(holidays: Month['holidays']): { name: string; dates: string[] }[] {
  const dates = new Map<string, string[]>();
  for (const holiday of holidays) dates.set(holiday.name, [...(dates.get(holiday.name) ?? []), holiday.date]);
  return [...dates].map(([name, own]) => ({ name, dates: own }));
}

function TemperatureBar({ month }: { readonly month: Month }) {
  const low = share(month.low);
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={classes['bar']} aria-hidden="true">
      <rect width="100" height="6" rx="3" className={classes['track']} />
      <rect x={low} width={Math.max(4, share(month.high) - low)} height="6" rx="3" className={classes['range']} />
    </svg>
  );
}
