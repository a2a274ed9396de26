import type { CorpusPlace } from '../corpus';
import { paceOf } from './paceOf';
import type { Memory } from '../understanding/memory';
import type { Ask } from '../understanding/resolve';
import type { PlanWish } from './planDays';

type RememberedPlan = NonNullable<Memory['plan']>;

/** What a question would change in a plan: take out, put in, slower, shorter, another day; undefined where it changes nothing. */
export function readChange(ask: Ask, plan: RememberedPlan): PlanWish | undefined {
  const { q, guide, memory, places, moment, wish } = ask;
  const [first] = plan.days;
  if (!first || memory?.intent === undefined) return undefined;
  const stops = plan.days.flatMap((day) =>
    day.stops
      .filter(({ meal }) => !meal)
      .flatMap(({ place }) => (place === undefined ? [] : (guide.places.get(place) ?? []))),
  );
  const base: PlanWish = {
    date: first.date,
    days: plan.days.length,
    pace: plan.pace,
    from: firstMinute(plan),
    until: 18 * 60 + 30,
    include: stops,
    exclude: new Set(),
    wish: memory.wish ?? { kinds: [], about: [] },
    fill: false,
  };
  const half = halfOf(ask);
  // What stays of the day stays when it was planned.
  if (half)
    return {
      ...base,
      pace: paceOf(ask) ?? base.pace,
      keep: { days: plan.days.map((day) => ({ ...day, stops: day.stops.filter(({ at }) => half(at)) })), put: [] },
    };
  const { out, put } = exchange(ask, stops);
  if (out.length > 0 || put.length > 0)
    return {
      ...base,
      include: [...stops.filter((place) => !out.includes(place)), ...put.filter((place) => !stops.includes(place))],
      exclude: new Set(out.map(({ id }) => id)),
      fill: out.length > put.length && !q.has('drop', 'remove', 'without'),
      keep: { days: plan.days, put: put.filter((place) => !stops.includes(place)) },
    };
  if (memory.intent === 'plan' && q.has('add', 'include') && places.length > 0) return base;
  const pace = ask.short || q.words.length <= 8 ? paceOf(ask) : undefined;
  // 'Make it slower': 'it' is the plan, unless something is asked of a place.
  const aboutPlan =
    places.length === 0 || (memory.intent === 'plan' && q.mentions.length === 0 && q.fields.length === 0);
  if (pace && aboutPlan)
    return {
      ...base,
      pace,
      include: pace === 'slow' ? stops.slice(0, Math.max(2, Math.ceil(stops.length * 0.6))) : stops,
      fill: pace === 'full',
    };
  if (memory.intent !== 'plan' || q.words.length > 8) return undefined;
  if (q.moment.minute !== undefined) return { ...base, from: q.moment.minute };
  if (q.has('later')) return { ...base, from: base.from + 60 };
  if (q.has('earlier')) return { ...base, from: Math.max(8 * 60, base.from - 60) };
  if (q.days !== undefined) return { ...base, days: Math.min(5, Math.max(1, Math.round(q.days))), fill: true };
  if (q.moment.date !== undefined && q.fields.length === 0 && aboutPlan)
    return { ...base, date: moment.date ?? base.date, fill: true };
  const wishes =
    wish.kinds.length > 0 || wish.children || wish.rain || wish.free || wish.cheap || wish.quiet || wish.stepFree;
  if (
    wishes &&
    (q.says('more', 'for', 'with', 'only', 'but', 'instead', 'make it', 'if it') || wish.children || wish.rain) &&
    !q.has('near', 'where')
  )
    return { ...base, include: [], wish: { ...wish, about: [] }, fill: true };
  return undefined;
}

function firstMinute(plan: RememberedPlan): number {
  return Math.min(...plan.days.flatMap(({ stops }) => stops.map(({ at }) => at)), 9 * 60 + 30);
}

const removing = ['drop', 'remove', 'without', 'skip', 'cancel', 'leave out', 'take out', 'no'];

/** Which minutes of a day are left by 'drop the afternoon', 'no evening', 'only the morning'. */
function halfOf({ q }: Ask): ((at: number) => boolean) | undefined {
  if (
    !q.has('drop', 'remove', 'skip', 'cancel', 'free', 'without') &&
    !q.says('no afternoon', 'no morning', 'no evening', 'leave out the', 'only the', 'just the')
  )
    return undefined;
  const [noon, evening] = [13 * 60, 18 * 60];
  const only = q.says('only the', 'just the');
  if (q.has('afternoon')) return (at) => only === at >= noon;
  if (q.has('evening', 'night')) return (at) => only === at >= evening;
  if (q.has('morning')) return (at) => only === at < noon;
  return undefined;
}

/** 'Swap the Louvre for Orsay', 'Orsay instead of the Louvre', 'drop the Louvre', 'add Rodin'. */
function exchange(
  { q, places, memory }: Ask,
  stops: readonly CorpusPlace[],
): { out: CorpusPlace[]; put: CorpusPlace[] } {
  const known = places.filter((place) => stops.includes(place));
  const fresh = places.filter((place) => !stops.includes(place));
  const swaps =
    q.has('swap', 'replace', 'change', 'switch', 'exchange') || q.says('instead of', 'rather than', 'instead');
  if (swaps && q.mentions.length > 0) return swapped(q, places, stops, fresh, known);
  if (q.has(...removing) || q.says('leave out', 'take out', 'not the')) {
    const pointed =
      known.length > 0 ? known : q.mentions.length === 0 && memory?.intent === 'plan' ? pointedAt(q.words, stops) : [];
    return { out: pointed, put: [] };
  }
  if (
    (q.has('add', 'include') || q.says('put in', 'and also', 'also', 'fit in')) &&
    q.mentions.length > 0 &&
    memory?.intent === 'plan'
  )
    return { out: [], put: fresh };
  return { out: [], put: [] };
}

/** 'A for B' and 'A with B' take A out, 'A instead of B' takes B out. */
function swapped(
  q: Ask['q'],
  places: readonly CorpusPlace[],
  stops: readonly CorpusPlace[],
  fresh: CorpusPlace[],
  known: CorpusPlace[],
): { out: CorpusPlace[]; put: CorpusPlace[] } {
  const [first, second] = places;
  if (!first || !second) return { out: known, put: fresh };
  const [out, put] = q.says('instead of', 'rather than') ? [second, first] : [first, second];
  return { out: stops.includes(out) ? [out] : [], put: stops.includes(put) ? [] : [put] };
}

function pointedAt(words: readonly string[], stops: readonly CorpusPlace[]): CorpusPlace[] {
  const index = words.includes('first')
    ? 0
    : words.includes('second')
      ? 1
      : words.includes('third')
        ? 2
        : words.includes('last')
          ? stops.length - 1
          : -1;
  const place = stops[index];
  return place ? [place] : [];
}
