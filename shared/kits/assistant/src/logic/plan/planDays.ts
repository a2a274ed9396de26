import { addDays, dayMinutes, walkingMinutes, type CivilDate } from '@odysseus/model';
import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { caters, findPlaces, hoursKnown, isAlwaysOpen } from '../tools/findPlaces';
import { isShut, openingOn } from '../tools/hours';
import type { AskContext } from '../types';
import type { PlanDay, PlanStop, Wish } from '../understanding/memory';
import { roughMinutes, travelMinutes } from './travel';

export type Pace = 'slow' | 'usual' | 'full';

export interface PlanWish {
  /** The first day. */
  readonly date: CivilDate;
  readonly days: number;
  readonly pace: Pace;
  /** Minutes after midnight between which the day is planned. */
  readonly from: number;
  readonly until: number;
  /** Places that have to be in it, in no order. */
  readonly include: readonly CorpusPlace[];
  readonly exclude: ReadonlySet<string>;
  /** What the rest should be like. */
  readonly wish: Wish;
  /** What meals have to cater for. */
  readonly diet?: string | undefined;
  /** Whether the days are filled with more than what has to be in them. */
  readonly fill: boolean;
  /** Days that were planned before, of which only what changes is planned again. */
  readonly keep?: { readonly days: readonly PlanDay[]; readonly put: readonly CorpusPlace[] } | undefined;
}

export interface Planned {
  readonly days: readonly PlanDay[];
  /** What had to be in it and fits no day, with the reason. */
  readonly leftOut: readonly { readonly place: CorpusPlace; readonly why: 'shut' | 'beyond' | 'closed' | 'full' }[];
}

/** Stops beside meals, by pace. */
export const stopsADay: Readonly<Record<Pace, number>> = { slow: 3, usual: 5, full: 7 };
const lunch = { from: 12 * 60, until: 14 * 60, latestStart: 13 * 60, minutes: 60 } as const;
/** Minutes after midnight between which a day is planned that would be too short otherwise. */
export const [earliest, latest] = [9 * 60, 21 * 60 + 30];
/** Between two stops, for finding the door. */
const slack = 5;
/** Longest wait for a door to open, in minutes. */
const longestWait = 30;
/** Candidates from which a day is filled. */
const pool = 40;
/** Kinds that make up a day of sights where nothing else is asked for. */
const sights: readonly CorpusPlace['kind'][] = [
  'museum',
  'monument',
  'church',
  'garden',
  'park',
  'square',
  'bridge',
  'viewpoint',
  'passage',
  'cemetery',
  'house',
  'street',
  'market',
  'neighbourhood',
  'ruin',
];

const meals: readonly CorpusPlace['kind'][] = ['restaurant', 'cafe', 'hotel', 'service'];
const notForChildren: readonly CorpusPlace['kind'][] = [...meals, 'bar', 'club'];
/** Tables that nobody falls into between two sights. */
const grand = ['splurge', 'gastronomic', 'three-stars', 'three-star'];

/** Plans days stop by stop: each open for as long as one stays, with the way to it and a meal between. */
export function planDays(guide: Guide, wish: PlanWish, context: AskContext): Planned {
  const never = neverPut(wish.include);
  const waiting = new Set(wish.include.filter((place) => !never.some((one) => one.place === place)));
  const used = new Set<string>([...wish.exclude, ...wish.include.map(({ id }) => id)]);
  const more = wish.fill ? candidates(guide, wish, context) : [];
  const days = Array.from({ length: wish.days }, (_, index) => addDays(wish.date, index));
  const share = Math.max(stopsADay[wish.pace], Math.ceil(waiting.size / Math.max(1, wish.days)));
  const planned = days.map((date, index): PlanDay => {
    const own = shareOf([...waiting], date, days.slice(index + 1), share);
    const rest = more.filter(({ id }) => !used.has(id));
    const first = fillDay(guide, wish, date, own, rest, share);
    const whole = own.every(({ id }) => first.some(({ place }) => place === id));
    // What was asked for may take the evening too.
    const stops = whole
      ? first
      : fillDay(
          guide,
          { ...wish, from: Math.min(wish.from, earliest), until: Math.max(wish.until, latest) },
          date,
          own,
          [],
          share,
        );
    for (const { place } of stops) if (place !== undefined) used.add(place);
    for (const place of waiting) if (stops.some((stop) => stop.place === place.id)) waiting.delete(place);
    return { date, stops };
  });
  return {
    days: planned,
    leftOut: [
      ...never,
      ...[...waiting].map((place) => ({
        place,
        why: days.every((date) => openingOn(place, date).state === 'closed') ? ('closed' as const) : ('full' as const),
      })),
    ],
  };
}

/** Places that stand in no plan of days in the city: nobody gets in, or they are a day of their own. */
export function neverPut(places: readonly CorpusPlace[]): Planned['leftOut'] {
  return places.flatMap((place): Planned['leftOut'] =>
    isShut(place) ? [{ place, why: 'shut' }] : place.beyond ? [{ place, why: 'beyond' }] : [],
  );
}

/** What of the must-haves belongs on a day: those that open on fewer of the days to come go first. */
function shareOf(
  waiting: readonly CorpusPlace[],
  date: CivilDate,
  later: readonly CivilDate[],
  most: number,
): CorpusPlace[] {
  const chances = (place: CorpusPlace): number =>
    later.filter((day) => openingOn(place, day).state !== 'closed').length;
  const possible = waiting
    .filter((place) => openingOn(place, date).state !== 'closed')
    .sort((a, b) => chances(a) - chances(b));
  return possible.slice(0, Math.min(most, Math.ceil(waiting.length / (later.length + 1))));
}

export function candidates(guide: Guide, { wish, exclude, days }: PlanWish, context: AskContext): CorpusPlace[] {
  const found = findPlaces(guide, { ...wish, open: undefined }, {}, context, exclude).map(({ place }) => place);
  const fitting = found.filter(
    ({ kind }) =>
      (wish.kinds.length > 0 && !meals.includes(kind)) ||
      sights.includes(kind) ||
      (wish.children && !notForChildren.includes(kind)),
  );
  return fitting.filter(hoursKnown).slice(0, pool * days);
}

/** One day, stop by stop. @param must goes before `more` */
export function fillDay(
  guide: Guide,
  wish: PlanWish,
  date: CivilDate,
  must: readonly CorpusPlace[],
  more: readonly CorpusPlace[],
  most: number,
): PlanStop[] {
  const stops: PlanStop[] = [];
  let at = wish.from;
  let here: CorpusPlace | undefined;
  let eaten = wish.from >= lunch.latestStart || wish.until <= lunch.from + 30;
  const left = new Set(must);
  const free = new Set(more);
  for (let count = 0; count < most;) {
    if (!eaten && at >= lunch.from) {
      const meal = lunchAt(guide, here, at, date, wish.diet);
      stops.push(meal.stop);
      at = meal.stop.at + meal.stop.minutes;
      here = meal.place ?? here;
      eaten = true;
      continue;
    }
    const next =
      nextStop(guide, wish, date, here, at, left) ??
      (left.size + count < most || left.size === 0 ? nextStop(guide, wish, date, here, at, free) : undefined);
    if (!next) {
      if (eaten || at >= lunch.until) break;
      at = Math.max(at, lunch.from);
      continue;
    }
    stops.push({ place: next.place.id, name: next.place.name, at: next.at, minutes: next.minutes });
    at = next.at + next.minutes;
    here = next.place;
    left.delete(next.place);
    free.delete(next.place);
    count += 1;
  }
  return stops.some(({ meal }) => !meal) ? stops : [];
}

interface Next {
  readonly place: CorpusPlace;
  readonly at: number;
  readonly minutes: number;
}

/** The stop that is worth most and near, and open all the time that one stays. */
function nextStop(
  guide: Guide,
  { until, pace }: PlanWish,
  date: CivilDate,
  here: CorpusPlace | undefined,
  now: number,
  among: ReadonlySet<CorpusPlace>,
): Next | undefined {
  let best: (Next & { cost: number }) | undefined;
  let rank = 0;
  for (const place of among) {
    rank += 1;
    const travel = here ? roughMinutes(here, place) + slack : 0;
    const minutes = Math.min(place.visitMinutes, pace === 'full' ? 120 : 180);
    const start = startOf(place, date, roundUp(now + travel), minutes);
    if (start === undefined || start + minutes > until) continue;
    // Best known first: the list is in that order. A minute of way or waiting counts like a rank.
    // What has to be in it goes in before its doors close.
    const urgency = among.size <= 8 ? Math.max(0, closingOf(place, date) - start - minutes) / 4 : 0;
    const cost = rank * 0.6 + travel * 1.2 + (start - now - travel) + urgency;
    if (!best || cost < best.cost) best = { place, at: start, minutes, cost };
  }
  return best && exactly(guide, best, { until, pace }, date, here, now);
}

/** The same stop with its true way; later, where that takes longer than it looked. */
function exactly(
  guide: Guide,
  { place, minutes }: Next,
  { until }: Pick<PlanWish, 'until' | 'pace'>,
  date: CivilDate,
  here: CorpusPlace | undefined,
  now: number,
): Next | undefined {
  const start = startOf(place, date, roundUp(now + (here ? travelMinutes(guide, here, place) + slack : 0)), minutes);
  return start === undefined || start + minutes > until ? undefined : { place, at: start, minutes };
}

/** When its last doors close that day; late, where it has none. */
function closingOf(place: CorpusPlace, date: CivilDate): number {
  const { spans } = openingOn(place, date);
  return spans.length === 0 ? dayMinutes : Math.max(...spans.map(([, to]) => to));
}

/** The minute from which somebody can stay as long as planned; undefined where the doors don't allow it. */
function startOf(place: CorpusPlace, date: CivilDate, at: number, minutes: number): number | undefined {
  if (isAlwaysOpen(place)) return at;
  const { state, spans } = openingOn(place, date);
  if (state === 'unknown') return isShut(place) ? undefined : at;
  for (const [from, to] of spans) {
    const start = Math.max(at, from);
    if (start - at <= longestWait && start + minutes <= to) return start;
  }
  return undefined;
}

/** A place to eat near, open then; a break without a name where there is none. */
function lunchAt(
  guide: Guide,
  here: CorpusPlace | undefined,
  at: number,
  date: CivilDate,
  diet: string | undefined,
): { stop: PlanStop; place: CorpusPlace | undefined } {
  const near = here
    ? guide.corpus.places
        .filter(
          ({ kind, tags, booking }) =>
            (kind === 'restaurant' || kind === 'cafe') &&
            booking?.needed !== 'required' &&
            !tags.some((tag) => grand.includes(tag)),
        )
        .filter((place) => diet === undefined || caters(place, diet))
        .map((place) => ({ place, walk: walkingMinutes(here.coordinates, place.coordinates) }))
        .filter(
          ({ place, walk }) =>
            walk <= 15 &&
            openingOn(place, date, at + walk).state === 'open' &&
            openingOn(place, date, at + walk + lunch.minutes - 1).state === 'open',
        )
        .sort((a, b) => a.walk - b.walk)[0]
    : undefined;
  const start = roundUp(at + (near ? near.walk + slack : 0));
  return {
    stop: {
      ...(near ? { place: near.place.id } : {}),
      name: near?.place.name ?? 'Lunch',
      at: start,
      minutes: lunch.minutes,
      meal: true,
    },
    place: near?.place,
  };
}

/** To the next five minutes. */
function roundUp(minute: number): number {
  return Math.ceil(minute / 5) * 5;
}
