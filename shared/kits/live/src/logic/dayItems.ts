import {
  addDays,
  clockChange,
  dayNumber,
  daysBetween,
  listWords,
  monthOf,
  nthOfMonth,
  sunday,
  weekdayOf,
  type CivilDate,
} from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import type { CompiledLive } from './compiledLive';
import { placeOpenings } from './placeRows';
import { readProvenance, type Provenance } from './provenance';
import type { LiveItem } from './schema';

/** Something that a day brings: from the content's calendar, or computed. */
export interface DayItem {
  readonly id: string;
  readonly kind: LiveItem['kind'] | 'holiday' | 'clocks' | 'free';
  readonly name: string;
  readonly from: CivilDate;
  readonly fromWords?: string | undefined;
  readonly until?: CivilDate | undefined;
  readonly untilWords?: string | undefined;
  readonly text: string;
  readonly instead?: string | undefined;
  readonly lines?: readonly string[] | undefined;
  readonly places?: readonly string[] | undefined;
  /** Whether the days themselves are certain. */
  readonly settled: boolean;
  readonly provenance: Provenance;
}

/** Days ahead that the board tells of. */
export const daysAhead = 30;

const holidayText =
  'A public holiday: offices, banks and many shops are shut, metro and buses usually run as on a Sunday. Hours on this board take it into account where a place says so.';
const forwardText = 'Clocks go forward: 02:00 becomes 03:00, and the night is an hour shorter.';
const backText = 'Clocks go back: 03:00 becomes 02:00, and the night is an hour longer.';

/** Whether an item holds on a date. */
function holdsOn({ from, until }: Pick<LiveItem, 'from' | 'until'>, date: CivilDate): boolean {
  return from <= date && (until === undefined || date <= until);
}

/** What holds on a date, the content's own, as the compiled screen carries it. */
export function itemsOn(content: CompiledLive, date: CivilDate): readonly LiveItem[] {
  return content.items.filter((item) => holdsOn(item, date));
}

/** What holds today, and what begins within the next days, in order of date. */
export function dayItems(
  content: CompiledLive,
  { date }: CityMoment,
): { readonly today: readonly DayItem[]; readonly ahead: readonly DayItem[] } {
  const last = addDays(date, daysAhead);
  const all = [...content.items.map(fromContent), ...computed(content, date, last)].filter(
    (item) => item.from <= last && (item.until === undefined || item.until >= date),
  );
  const shortFirst = (a: DayItem, b: DayItem) => lengthOf(a) - lengthOf(b) || a.from.localeCompare(b.from);
  return {
    today: all.filter((item) => item.from <= date).sort(shortFirst),
    ahead: all.filter((item) => item.from > date).sort((a, b) => a.from.localeCompare(b.from)),
  };
}

function lengthOf({ from, until }: DayItem): number {
  return until === undefined ? Number.MAX_SAFE_INTEGER : daysBetween(from, until);
}

function fromContent(item: LiveItem): DayItem {
  const { kind, name, from, fromWords, until, untilWords, text, instead, lines, places, dates } = item;
  const settled = dates === 'settled';
  return {
    id: `${kind}-${from}-${name}`,
    kind,
    name,
    from,
    until,
    fromWords,
    untilWords,
    text,
    instead,
    lines,
    places,
    settled,
    provenance: readProvenance(settled ? 'planned' : 'typical', item),
  };
}

/** The places that usually let everybody in for nothing on a date, being its month's first or last Sunday. */
function freeOn(content: CompiledLive, date: CivilDate): readonly string[] {
  const day = dayNumber(date);
  if (weekdayOf(day) !== sunday) return [];
  const [isFirst, isLast] = [nthOfMonth(day) === 1, monthOf(day + 7) !== monthOf(day)];
  return content.crowds.places.flatMap(({ place: id, freeFirstSundays, freeLastSundays }) => {
    const isFree =
      (isFirst && freeFirstSundays?.includes(monthOf(day))) || (isLast && freeLastSundays?.includes(monthOf(day)));
    const place = isFree ? content.places.find((other) => other.id === id) : undefined;
    const isShut = content.items.some((item) => item.closes && item.places?.includes(id) && holdsOn(item, date));
    return place && !isShut && placeOpenings(content, place, date).length > 0 ? [place.name] : [];
  });
}

function freeDay(content: CompiledLive, date: CivilDate): DayItem[] {
  const names = freeOn(content, date);
  if (names.length === 0) return [];
  return [
    {
      id: `free-${date}`,
      kind: 'free',
      name: names.length > 2 ? `Free Sunday at ${names.length} sights` : `Free Sunday: ${listWords(names)}`,
      from: date,
      until: date,
      text: `Usually free for everybody on this day: ${listWords(names)}. Expect lines; some ask for a slot booked before.`,
      settled: true,
      provenance: { kind: 'typical', basis: 'usual', links: content.crowds.links },
    },
  ];
}

function computed(content: CompiledLive, first: CivilDate, last: CivilDate): DayItem[] {
  const { holidays, city } = content;
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(first, index));
  const calendar: Provenance = { kind: 'planned' };
  return [
    ...holidays
      .filter(({ date }) => date >= first && date <= last)
      .map(({ date, name }): DayItem => ({
        id: `holiday-${date}`,
        kind: 'holiday',
        name,
        from: date,
        until: date,
        text: holidayText,
        settled: true,
        provenance: calendar,
      })),
    ...days.flatMap((date) => freeDay(content, date)),
    ...days.flatMap((date): DayItem[] => {
      const change = clockChange(city.timezone, date);
      if (change === 0) return [];
      return [
        {
          id: `clocks-${date}`,
          kind: 'clocks',
          name: change > 0 ? 'Summer time begins' : 'Summer time ends',
          from: date,
          until: date,
          text: change > 0 ? forwardText : backText,
          settled: true,
          provenance: calendar,
        },
      ];
    }),
  ];
}
