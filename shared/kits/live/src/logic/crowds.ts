import type { CivilDate, Opening } from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import type { CompiledLive, LivePlace } from './compiledLive';
import { isFreeSunday } from './freeSunday';
import { placeEntries, placeOpenings } from './placeRows';
import type { Provenance } from './provenance';
import type { CrowdPlace, LiveItem } from './schema';

/** 1 quiet, 2 moderate, 3 busy, 4 packed. */
export type CrowdLevel = 1 | 2 | 3 | 4;

export interface CrowdHour {
  readonly hour: number;
  readonly level: CrowdLevel;
}

/** What moves today's levels away from the usual ones. */
export type CrowdReason = 'holiday' | 'schoolHoliday' | 'freeSunday' | 'rain' | 'event';

export interface Crowd {
  readonly place: LivePlace;
  /** Today's open hours. */
  readonly hours: readonly CrowdHour[];
  /** Absent where nobody gets in at this hour. */
  readonly now: CrowdLevel | undefined;
  /** The quietest hour still to come today in which a usual visit fits before it closes, where it is quieter than now. */
  readonly quieter: CrowdHour | undefined;
  readonly reasons: readonly CrowdReason[];
  readonly why: string;
  readonly provenance: Provenance;
}

export interface CrowdDay {
  readonly content: CompiledLive;
  readonly moment: CityMoment;
  readonly items: readonly LiveItem[];
  readonly holiday: string | undefined;
  /** Hours of today in which rain is forecast. */
  readonly wet: ReadonlySet<number>;
}

/** Names of `levels`, Monday first. */
const dayKeys = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

/** How full the busiest places usually are through today, hour by hour while they are open. */
export function crowdsOf(day: CrowdDay): readonly Crowd[] {
  return day.content.crowds.places.flatMap((entry) => {
    const place = day.content.places.find(({ id }) => id === entry.place);
    return place && !day.items.some((item) => item.closes && item.places?.includes(place.id))
      ? [crowdOf(entry, place, day)]
      : [];
  });
}

function crowdOf(entry: CrowdPlace, place: LivePlace, day: CrowdDay): Crowd {
  const { content, moment } = day;
  const reasons = reasonsOf(entry, day);
  const hours = openHours(content, place, moment.date).map((hour) => ({
    hour,
    level: levelAt(entry, hour, reasons, day),
  }));
  const thisHour = Math.floor(moment.minute / 60);
  const entries = placeEntries(content, place, moment.date);
  const isOver = entries.every(([, last]) => last <= moment.minute);
  const now = isOver ? undefined : hours.find(({ hour }) => hour === thisHour)?.level;
  const ahead = hours.filter(({ hour }) => hour > thisHour && hasTime(content, place, moment.date, hour));
  const quietest = ahead.reduce<CrowdHour | undefined>(
    (best, hour) => (best === undefined || hour.level < best.level ? hour : best),
    undefined,
  );
  const wetToday = hours.some(({ hour }) => day.wet.has(hour)) && entry.setting !== 'mixed';
  return {
    place,
    hours,
    now,
    quieter: quietest && now !== undefined && quietest.level < now ? quietest : undefined,
    reasons: wetToday ? [...reasons, 'rain'] : reasons,
    why: entry.why,
    provenance: { kind: 'typical', basis: 'usual', links: content.crowds.links },
  };
}

/** Whole hours of which at least half is open. */
function openHours(content: CompiledLive, place: LivePlace, date: CivilDate): number[] {
  const openings = placeOpenings(content, place, date);
  return Array.from({ length: 24 }, (_, hour) => hour).filter((hour) =>
    openings.some(([from, to]) => from <= hour * 60 + 30 && to >= hour * 60 + 30),
  );
}

/** Whether who comes at an hour gets in, and sees it at the usual pace before it closes. */
function hasTime(content: CompiledLive, place: LivePlace, date: CivilDate, hour: number): boolean {
  const visit = place.visitMinutes ?? 0;
  const isIn = (openings: readonly Opening[], minutes: number) =>
    openings.some(([from, to]) => from <= hour * 60 + 30 && hour * 60 + minutes <= to);
  return isIn(placeEntries(content, place, date), 0) && isIn(placeOpenings(content, place, date), visit);
}

function reasonsOf(entry: CrowdPlace, { items, holiday, moment }: CrowdDay): CrowdReason[] {
  return [
    ...(holiday === undefined ? [] : ['holiday' as const]),
    ...(items.some(({ kind }) => kind === 'schoolHoliday') ? ['schoolHoliday' as const] : []),
    ...(isFreeSunday(entry, moment.date) ? ['freeSunday' as const] : []),
    ...(items.some(
      ({ kind, closes, places }) => (kind === 'event' || kind === 'sale') && !closes && places?.includes(entry.place),
    )
      ? ['event' as const]
      : []),
  ];
}

function levelAt(
  { levels, setting }: CrowdPlace,
  hour: number,
  reasons: readonly CrowdReason[],
  { moment, wet, holiday }: CrowdDay,
): CrowdLevel {
  const key = dayKeys[moment.weekday - 1] ?? 'mo';
  // On a public holiday people are free as they are on a Sunday.
  const like =
    holiday === undefined
      ? (levels[key] ?? (moment.weekday > 5 ? levels.weekend : undefined))
      : (levels.su ?? levels.weekend);
  const usual = (like ?? levels.usual).reduce((level, [from, next]) => (hour >= from ? next : level), 1);
  const rain = wet.has(hour) && setting !== 'mixed' ? (setting === 'indoors' ? 1 : -1) : 0;
  // Reasons that come together do not pile up: a place is at most one step fuller for all of them.
  const fuller = reasons.some((reason) => reason !== 'holiday') ? 1 : 0;
  return clamp(usual + Math.max(-1, Math.min(1, fuller + rain)));
}

function clamp(level: number): CrowdLevel {
  return level <= 1 ? 1 : level >= 4 ? 4 : level === 2 ? 2 : 3;
}
