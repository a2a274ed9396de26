import type { Weather } from '@odysseus/contract';
import { dayNumber, monthOf } from '@odysseus/model';
import { cityMoment, type CityMoment } from './cityMoment';
import type { CompiledLive } from './compiledLive';
import { isStale, reportProvenance, type Provenance } from './provenance';
import type { Reports } from './withReport';

export interface WeatherHour {
  /** `HH:MM`, city time. */
  readonly clock: string;
  readonly temperature: number;
  readonly code: number;
  readonly wet: boolean;
  /** Percent. */
  readonly chance?: number | undefined;
}

export type WeatherNow =
  | {
      readonly is: 'forecast';
      readonly temperature: number;
      readonly apparent: number;
      readonly code: number;
      readonly wind: number;
      /** From this hour on, at most twelve. */
      readonly hours: readonly WeatherHour[];
      /** Rain within the next six hours; `now` when it falls already. */
      readonly rain: { readonly from: string; readonly to: string | undefined; readonly now: boolean } | undefined;
      readonly provenance: Provenance;
    }
  | {
      readonly is: 'typical';
      readonly month: number;
      readonly high: number;
      readonly low: number;
      readonly rainDays: number;
      readonly note: string;
      readonly provenance: Provenance;
    }
  | { readonly is: 'unknown' };

/** mm an hour from which a walk gets wet, and the chance in percent that counts as rain. */
const wetFrom = { amount: 0.2, chance: 60 } as const;
const hour = 3_600_000;

/** The weather from a report as long as it is worth anything, else what the month is usually like, said as such. */
export function weatherNow(
  content: Pick<CompiledLive, 'city' | 'climate'>,
  now: Date,
  { date }: CityMoment,
  { weather: report }: Reports,
): WeatherNow {
  const hours = report?.data?.hours.filter(({ at }) => Date.parse(at) > now.getTime() - hour) ?? [];
  if (report?.data && hours.length > 0)
    return fromReport(content.city.timezone, report.data, hours, now, reportProvenance('forecast', report, now));
  const month = monthOf(dayNumber(date));
  const usual = content.climate?.months[month - 1];
  if (!content.climate || !usual) return { is: 'unknown' };
  return {
    is: 'typical',
    month,
    ...usual,
    provenance: { kind: 'typical', links: content.climate.links },
  };
}

function fromReport(
  timezone: string,
  { current }: Weather,
  ahead: Weather['hours'],
  now: Date,
  provenance: Provenance,
): WeatherNow {
  const hours = ahead
    .slice(0, 12)
    .map(({ at, temperature, code, precipitation, precipitationChance }): WeatherHour => ({
      clock: cityMoment(timezone, new Date(at)).clock,
      temperature,
      code,
      wet: precipitation >= wetFrom.amount || (precipitationChance ?? 0) >= wetFrom.chance,
      chance: precipitationChance,
    }));
  // An answer of hours ago says nothing of this moment: the hour's forecast then stands in for it.
  const recent = now.getTime() - Date.parse(current.at) < 2 * hour ? current : undefined;
  const [first] = ahead;
  return {
    is: 'forecast',
    temperature: recent?.temperature ?? first?.temperature ?? current.temperature,
    apparent: recent?.apparent ?? first?.temperature ?? current.apparent,
    code: recent?.code ?? first?.code ?? current.code,
    wind: recent?.wind ?? first?.wind ?? current.wind,
    hours,
    rain: rainOf(hours, recent !== undefined && recent.precipitation >= wetFrom.amount),
    provenance,
  };
}

function rainOf(hours: readonly WeatherHour[], falling: boolean): Extract<WeatherNow, { is: 'forecast' }>['rain'] {
  const near = hours.slice(0, 6);
  const start = falling ? 0 : near.findIndex(({ wet }) => wet);
  const from = near[start];
  if (start === -1 || !from) return undefined;
  const end = hours.findIndex(({ wet }, index) => index > start && !wet);
  return { from: from.clock, to: end === -1 ? undefined : hours[end]?.clock, now: start === 0 };
}

/** The hours of today, city time, in which rain is forecast; none from a report that is past its time. */
export function wetHours(
  { city }: Pick<CompiledLive, 'city'>,
  now: Date,
  { date }: CityMoment,
  { weather: report }: Reports,
): ReadonlySet<number> {
  if (!report?.data || isStale(report, now)) return new Set();
  return new Set(
    report.data.hours
      .filter(
        ({ precipitation, precipitationChance }) =>
          precipitation >= wetFrom.amount || (precipitationChance ?? 0) >= wetFrom.chance,
      )
      .map(({ at }) => cityMoment(city.timezone, new Date(at)))
      .filter((moment) => moment.date === date)
      .map(({ minute }) => Math.floor(minute / 60)),
  );
}
