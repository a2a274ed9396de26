import type { CorpusPlace } from '../corpus';
import type { Guide } from '../guide';
import { openingOn } from '../tools/hours';
import type { AskContext } from '../types';
import type { PlanDay, PlanStop } from '../understanding/memory';
import { candidates, earliest, fillDay, latest, neverPut, stopsADay, type PlanWish, type Planned } from './planDays';

/** Puts places into days that were planned before and takes others out; every other day stays as it was. */
export function changeDays(
  guide: Guide,
  wish: PlanWish & { readonly keep: NonNullable<PlanWish['keep']> },
  context: AskContext,
): Planned {
  const { keep, exclude } = wish;
  const never = neverPut(keep.put);
  const leftOut = [...never];
  const planned = new Set(keep.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? [])));
  const more = wish.fill ? candidates(guide, wish, context).filter(({ id }) => !planned.has(id)) : [];
  const touched = (day: PlanDay): boolean => day.stops.some(({ place }) => place !== undefined && exclude.has(place));
  const before = keep.days.findIndex(touched);
  let days = keep.days.map((day): PlanDay =>
    touched(day)
      ? {
          ...day,
          stops: fillDay(
            guide,
            wish,
            day.date,
            sightsOf(guide, day).filter(({ id }) => !exclude.has(id)),
            more,
            stopsADay[wish.pace],
          ),
        }
      : day,
  );
  for (const place of keep.put.filter((own) => !never.some(({ place }) => place === own))) {
    const fit = fitted(guide, wish, days, place, Math.max(0, before));
    if (!fit)
      leftOut.push({
        place,
        why: days.every(({ date }) => openingOn(place, date).state === 'closed') ? 'closed' : 'full',
      });
    else {
      days = days.map((day, index) => (index === fit.index ? { ...day, stops: fit.stops } : day));
      leftOut.push(...fit.dropped.map((own) => ({ place: own, why: 'full' as const })));
    }
  }
  return { days, leftOut };
}

interface Fit {
  readonly index: number;
  readonly stops: PlanStop[];
  readonly dropped: readonly CorpusPlace[];
}

/** The day into which a place goes with the fewest other stops lost; the day that was changed already is asked first. */
function fitted(
  guide: Guide,
  wish: PlanWish,
  days: readonly PlanDay[],
  place: CorpusPlace,
  first: number,
): Fit | undefined {
  const order = [...days.keys()].sort(
    (a, b) => Number(b === first) - Number(a === first) || (days[a]?.stops.length ?? 0) - (days[b]?.stops.length ?? 0),
  );
  let best: Fit | undefined;
  for (const index of order) {
    const day = days[index];
    if (!day || openingOn(place, day.date).state === 'closed') continue;
    const own = sightsOf(guide, day);
    for (let kept = own.length; kept >= 0 && own.length - kept < (best?.dropped.length ?? Infinity); kept -= 1) {
      const must = [place, ...own.slice(0, kept)];
      const stops = fillDay(
        guide,
        { ...wish, from: Math.min(wish.from, earliest), until: Math.max(wish.until, latest) },
        day.date,
        must,
        [],
        must.length,
      );
      if (!stops.some((stop) => stop.place === place.id)) continue;
      const dropped = own.filter(({ id }) => !stops.some((stop) => stop.place === id));
      if (dropped.length < (best?.dropped.length ?? Infinity)) best = { index, stops, dropped };
      break;
    }
    if (best?.dropped.length === 0) return best;
  }
  return best;
}

function sightsOf({ places }: Guide, { stops }: PlanDay): CorpusPlace[] {
  return stops.flatMap(({ place, meal }) => (place === undefined || meal ? [] : (places.get(place) ?? [])));
}
