import { addDays, clockChange, clockText, dayMinutes, daysBetween, listWords, type CivilDate } from '@odysseus/model';
import type { CityMoment } from './cityMoment';
import type { CompiledLive } from './compiledLive';
import { isFreeSunday } from './freeSunday';
import { letsIn, placeEntries, placeOpenings } from './placeRows';
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
  /** What its source says of it in the country's language. */
  readonly quote?: string | undefined;
  readonly instead?: string | undefined;
  readonly lines?: readonly string[] | undefined;
  readonly places?: readonly string[] | undefined;
  /** Whether the days themselves are certain. */
  readonly settled: boolean;
  /** Whether it is past, though its day is not. */
  readonly over?: boolean | undefined;
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

/** What holds today, and what begins within the next days, in order of date. @param reported what reports add to the calendar */
export function dayItems(
  content: CompiledLive,
  moment: CityMoment,
  reported: readonly DayItem[] = [],
): { readonly today: readonly DayItem[]; readonly ahead: readonly DayItem[] } {
  const { date } = moment;
  const last = addDays(date, daysAhead);
  const all = [...content.items.map(fromContent), ...reported, ...computed(content, moment, last)].filter(
    (item) => item.from <= last && (item.until === undefined || item.until >= date),
  );
  const isHoliday = ({ kind }: DayItem) => Number(kind === 'holiday');
  const shortFirst = (a: DayItem, b: DayItem) =>
    lengthOf(a) - lengthOf(b) || a.from.localeCompare(b.from) || isHoliday(b) - isHoliday(a);
  return {
    today: all.filter((item) => item.from <= date).sort(shortFirst),
    ahead: all.filter((item) => item.from > date).sort((a, b) => a.from.localeCompare(b.from)),
  };
}

/** Whether only some days bring it, not months of works that everybody in the city lives with. */
export function isBrief({ from, until }: DayItem): boolean {
  return until !== undefined && daysBetween(from, until) < 7;
}

/** Whether a day has it only because it goes on for long: works, and houses shut for them. */
export function isLasting(item: DayItem): boolean {
  return (item.kind === 'closure' || item.kind === 'works') && !isBrief(item);
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

interface FreePlace {
  readonly name: string;
  /** `HH:MM`, when the last are let in. */
  readonly until: string;
  readonly needsSlot: boolean;
  /** Whether nobody is let in any more. */
  readonly over: boolean;
}

/** The places that usually let everybody in for nothing on a date, being its month's first or last Sunday. */
function freeOn(content: CompiledLive, date: CivilDate, moment: CityMoment): readonly FreePlace[] {
  return content.crowds.places.flatMap((entry) => {
    const place = isFreeSunday(entry, date) ? content.places.find(({ id }) => id === entry.place) : undefined;
    const isShut = content.items.some(
      (item) => item.closes && item.places?.includes(entry.place) && holdsOn(item, date),
    );
    if (!place || isShut) return [];
    const end = placeEntries(content, place, date).at(-1)?.[1];
    if (end === undefined) return [];
    // Up to its last entry the minute itself counts; where there is none, people are let in until it closes.
    const closes = placeOpenings(content, place, date).at(-1)?.[1] === end;
    return [
      {
        name: place.name,
        until: clockText((closes ? end : end - 1) % dayMinutes),
        needsSlot: entry.freeSlot === true,
        over: date === moment.date && !letsIn(content, place, moment),
      },
    ];
  });
}

function freeDay(content: CompiledLive, date: CivilDate, moment: CityMoment): DayItem[] {
  const all = freeOn(content, date, moment);
  const open = all.filter(({ over }) => !over);
  const told = open.length > 0 ? open : all;
  const [only] = told;
  if (!only) return [];
  const slots = told.filter(({ needsSlot }) => needsSlot).map(({ name }) => name);
  const text = [
    told.length === 1
      ? `Usually free for everybody on this day, with the last entry at ${only.until}.`
      : `Usually free for everybody on this day, with the last entry in brackets: ${listWords(told.map(({ name, until }) => `${name} (${until})`))}.`,
    'Expect lines.',
    ...(slots.length > 0 ? [`Book a slot before for ${listWords(slots)}.`] : []),
  ];
  return [
    {
      id: `free-${date}`,
      kind: 'free',
      name:
        told.length > 2
          ? `Free Sunday at ${told.length} sights`
          : `Free Sunday: ${listWords(told.map(({ name }) => name))}`,
      from: date,
      until: date,
      text: text.join(' '),
      settled: true,
      over: open.length === 0,
      provenance: { kind: 'typical', basis: 'usual', links: content.crowds.links },
    },
  ];
}

function computed(content: CompiledLive, moment: CityMoment, last: CivilDate): DayItem[] {
  const { holidays, city } = content;
  const { date: first } = moment;
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
    ...days.flatMap((date) => freeDay(content, date, moment)),
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
