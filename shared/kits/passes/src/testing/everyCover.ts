import type { Weekday } from '@odysseus/model';
import type { Need, Offered } from '../logic/cover';

const day = 1440;

interface Candidate {
  readonly offer: Offered;
  readonly from: number;
  readonly until: number;
}

/**
 * The cheapest sum by trying every set of passes with every day and minute at which one may begin: slow, and written apart
 * from the calculator on purpose.
 */
export function everyCover(
  needs: readonly Need[],
  offers: readonly Offered[],
  firstWeekday: Weekday,
): number | undefined {
  const lengths = offers
    .filter(({ validity }) => validity.kind !== 'choices')
    .flatMap((offer) => candidatesOf(offer, needs, firstWeekday));
  const counted = offers.filter(({ validity }) => validity.kind === 'choices');
  let best: number | undefined;
  for (let set = 0; set < 2 ** lengths.length; set += 1) {
    const chosen = lengths.filter((_, index) => (set >> index) & 1);
    const open = needs.filter(
      (need) =>
        !chosen.some(
          ({ offer, from, until }) => need.coveredBy.includes(offer.covers) && from <= need.at && need.at < until,
        ),
    );
    const rest = cheapestRest(open, counted, []);
    if (rest === undefined) continue;
    const sum = rest + chosen.reduce((total, { offer }) => total + offer.cents, 0);
    if (best === undefined || sum < best) best = sum;
  }
  return best;
}

function candidatesOf(offer: Offered, needs: readonly Need[], firstWeekday: Weekday): Candidate[] {
  const { validity } = offer;
  const spans = needs.map(({ at }): readonly [number, number] | undefined => {
    const today = Math.floor(at / day);
    if (validity.kind === 'hours') return [at, at + validity.hours * 60];
    if (validity.kind === 'days') return [today * day, (today + validity.days) * day];
    if (validity.kind === 'choices') return undefined;
    let monday = today;
    while ((((firstWeekday - 1 + monday) % 7) + 7) % 7 !== 0) monday -= 1;
    const lastSale = monday + (validity.soldUntil - 1);
    return lastSale >= 0 ? [monday * day, (monday + 7) * day] : undefined;
  });
  const distinct = new Map(spans.flatMap((span) => (span ? [[span.join(), span] as const] : [])));
  return [...distinct.values()].map(([from, until]) => ({ offer, from, until }));
}

/** Every way to give each open need to a single ticket or to a place of some counted pass; passes are paid by how many places are used. */
function cheapestRest(open: readonly Need[], counted: readonly Offered[], used: readonly string[]): number | undefined {
  const [need, ...rest] = open;
  if (!need)
    return counted.reduce(
      (sum, offer) =>
        sum +
        Math.ceil(
          used.filter((key) => key === offer.key).length /
            (offer.validity.kind === 'choices' ? offer.validity.choices : 1),
        ) *
          offer.cents,
      0,
    );
  const ways: (number | undefined)[] = [];
  if (need.cents !== undefined) {
    const tail = cheapestRest(rest, counted, used);
    ways.push(tail === undefined ? undefined : tail + need.cents);
  }
  for (const offer of counted)
    if (need.coveredBy.includes(offer.covers)) ways.push(cheapestRest(rest, counted, [...used, offer.key]));
  const sums = ways.filter((sum) => sum !== undefined);
  return sums.length > 0 ? Math.min(...sums) : undefined;
}
