import { weekdayOf } from '@odysseus/model';
import { cheapestCover } from './cheapestCover';
import type { Combination, Part, Single } from './combination';
import type { CompiledPasses } from './compiledPasses';
import type { Cover, CoverRules, Offered } from './cover';
import { helps } from './helps';
import type { NamedNeed } from './needsOf';
import type { Trip } from './trip';

/** An offer, and the card that a traveller needs to hold it. */
export interface CarriedOffer extends Offered {
  readonly carrier: string | undefined;
}

/** What is sold to one traveller, and how it is kept. */
export interface Market {
  readonly offers: readonly CarriedOffer[];
  readonly trip: Trip;
  readonly content: CompiledPasses;
  /** Whether tickets are kept on cards that have to be bought. */
  readonly onCards: boolean;
}

const nothing = { cents: 0, purchases: [], singles: [], carriers: [] };

/** The cheapest answer to some needs, what it costs without any pass, and what comes next. */
export function* solvePart(needs: readonly NamedNeed[], market: Market): Generator<undefined, Part> {
  const keys = market.offers.filter((offer) => needs.some((need) => helps(offer, need))).map(({ key }) => key);
  const { currency } = market.content;
  const best = (yield* cheapestCombination(needs, market)) ?? { ...nothing, currency };
  let runnerUp: Combination | undefined;
  if (best.purchases.length === 0) runnerUp = yield* cheapestCombination(needs, market, { oneOf: new Set(keys) });
  for (const offer of new Set(best.purchases.map((purchase) => purchase.offer))) {
    const found = yield* cheapestCombination(needs, market, { without: new Set([offer]) });
    if (found && (!runnerUp || found.cents < runnerUp.cents)) runnerUp = found;
  }
  const one = yield* cheapestCombination(needs, market, { without: new Set(keys) });
  return { best, oneByOne: { cents: one?.cents ?? best.cents, currency }, runnerUp, needs };
}

/** The cheapest answer that keeps to rules; undefined where there is none. */
export function* cheapestCombination(
  needs: readonly NamedNeed[],
  { offers, trip, content, onCards }: Market,
  rules: Omit<CoverRules, 'firstWeekday'> = {},
): Generator<undefined, Combination | undefined> {
  const useful = offers.filter((offer) => needs.some((need) => helps(offer, need)));
  let best: Combination | undefined;
  for (const carriers of onCards ? carrierSets(needs, useful, content) : [undefined]) {
    const carried = (carrier: string | undefined) => !carriers || carrier === undefined || carriers.includes(carrier);
    const reachable = needs.map((need) =>
      carried(rideCarrier(need.key, content)) ? need : { ...need, cents: undefined },
    );
    const cover = yield* cheapestCover(
      reachable,
      useful.filter(({ carrier }) => carried(carrier)),
      { firstWeekday: weekdayOf(trip.arrival), ...rules },
    );
    const found = cover && combinationOf(cover, needs, useful, carriers ?? [], content);
    if (
      found &&
      (!best ||
        found.cents < best.cents ||
        (found.cents === best.cents && found.purchases.length < best.purchases.length))
    )
      best = found;
  }
  return best;
}

function rideCarrier(key: string, content: CompiledPasses): string | undefined {
  return content.rides.find((ride) => ride.key === key)?.carrier;
}

/** Every set of cards that a traveller may hold. */
function carrierSets(
  needs: readonly NamedNeed[],
  offers: readonly CarriedOffer[],
  content: CompiledPasses,
): string[][] {
  const named = [...needs.map(({ key }) => rideCarrier(key, content)), ...offers.map(({ carrier }) => carrier)];
  const carriers = [...new Set(named.filter((carrier) => carrier !== undefined))];
  return Array.from({ length: 2 ** carriers.length }, (_, set) => carriers.filter((_, index) => (set >> index) & 1));
}

function combinationOf(
  cover: Cover,
  needs: readonly NamedNeed[],
  offers: readonly CarriedOffer[],
  carriers: readonly string[],
  content: CompiledPasses,
): Combination {
  const { currency } = content;
  const singleOf = (index: number): Single[] => {
    const need = needs[index];
    return need ? [{ key: need.key, count: need.count, cents: need.cents ?? 0, currency }] : [];
  };
  const paid: Single[] = [
    ...cover.singles.flatMap(singleOf),
    ...cover.purchases.flatMap(({ offer, reduced }) =>
      reduced.flatMap(({ need, cents }) => singleOf(need).map((one) => ({ ...one, reducedBy: offer, cents }))),
    ),
  ];
  const singles = new Map<string, Single>();
  for (const one of paid) {
    const name = JSON.stringify([one.key, one.reducedBy]);
    const known = singles.get(name);
    singles.set(name, known ? { ...one, count: one.count + known.count, cents: one.cents + known.cents } : one);
  }
  const cards = carriers.reduce(
    (sum, key) => sum + (content.carriers.find((carrier) => carrier.key === key)?.cents ?? 0),
    0,
  );
  return {
    cents: cover.cents + cards,
    currency,
    purchases: cover.purchases.map((purchase) => ({
      ...purchase,
      cents: offers.find(({ key }) => key === purchase.offer)?.cents ?? 0,
      currency,
    })),
    singles: [...singles.values()],
    carriers,
  };
}
