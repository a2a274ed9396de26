import { monthOf } from '@odysseus/model';
import type { Cents } from './cents';
import type { Combination, Part } from './combination';
import type { CompiledPass, CompiledPasses } from './compiledPasses';
import { centsFor, type Payer } from './fareOf';
import { helps } from './helps';
import { entranceNeeds, transportNeeds, type NamedNeed } from './needsOf';
import { cheapestCombination, solvePart, type CarriedOffer, type Market } from './solvePart';
import type { Trip } from './trip';

/** Travellers for whom everything costs the same. */
export interface GroupPlan {
  /** Positions in the party, from 0. */
  readonly travellers: readonly number[];
  /** Entrances and transport apart; where a pass that serves both is the cheapest, both together alone. */
  readonly parts: readonly (Part & { readonly of: 'entrances' | 'transport' | 'both' })[];
  /** Where the parts stand apart: the cheapest answer with a pass that serves both, for all needs of `needs`. */
  readonly withShared: { readonly combination: Combination; readonly needs: readonly NamedNeed[] } | undefined;
  /** Tickets that are free for them on their day. */
  readonly free: readonly string[];
}

/** What a party buys, and what it pays for that in all. */
export interface PartyPlan extends Cents {
  /** What it would pay one by one, in the same currency. */
  readonly singlesCents: number;
  readonly groups: readonly GroupPlan[];
}

/**
 * The cheapest lawful combination of passes and tickets for a party. Passes are personal, so that each traveller is worked
 * out alone, and travellers with equal prices once. A visit at an hour at which its place lets nobody in is never sold: it is
 * left out.
 * Yields now and then, so that a page can pause it.
 */
export function* planParty(trip: Trip, content: CompiledPasses): Generator<undefined, PartyPlan> {
  const solved = new Map<string, GroupPlan>();
  for (const [index, payer] of trip.travellers.entries()) {
    const entrances = entranceNeeds(trip, content, payer);
    const transport = transportNeeds(trip, content, payer);
    const offers = offersTo(payer, monthOf(trip.arrival), content.passes);
    const name = JSON.stringify([entrances, transport, offers]);
    const known = solved.get(name);
    if (known) {
      solved.set(name, { ...known, travellers: [...known.travellers, index] });
      continue;
    }
    const payable = entrances.filter(({ cents }) => cents !== 0);
    const market: Market = { offers, trip, content, onCards: trip.keptOn === 'card' };
    solved.set(name, {
      travellers: [index],
      ...(yield* solveGroup(payable, transport, market)),
      free: entrances.filter(({ cents }) => cents === 0).map(({ key }) => key),
    });
  }
  const groups = [...solved.values()];
  const sum = (of: (part: Part) => number) =>
    groups.reduce(
      (total, { travellers, parts }) =>
        total + travellers.length * parts.reduce((partial, part) => partial + of(part), 0),
      0,
    );
  return {
    cents: sum(({ best }) => best.cents),
    singlesCents: sum(({ oneByOne }) => oneByOne.cents),
    currency: content.currency,
    groups,
  };
}

/** Entrances and transport apart, and, where a pass serves both, together: what costs less is the answer. */
function* solveGroup(
  entrances: readonly NamedNeed[],
  transport: readonly NamedNeed[],
  market: Market,
): Generator<undefined, Pick<GroupPlan, 'parts' | 'withShared'>> {
  const shared = market.offers.filter((offer) =>
    [entrances, transport].every((needs) => needs.some((need) => helps(offer, need))),
  );
  const own: Market = { ...market, offers: market.offers.filter((offer) => !shared.includes(offer)) };
  const parts = [
    { ...(yield* solvePart(entrances, { ...own, onCards: false })), of: 'entrances' as const },
    { ...(yield* solvePart(transport, own)), of: 'transport' as const },
  ];
  if (shared.length === 0) return { parts, withShared: undefined };
  const needs = [...entrances, ...transport];
  const combination = yield* cheapestCombination(needs, market, { oneOf: new Set(shared.map(({ key }) => key)) });
  const apart = parts.reduce((sum, { best }) => sum + best.cents, 0);
  if (!combination || combination.cents >= apart) return { parts, withShared: combination && { combination, needs } };
  return { parts: [{ ...(yield* solvePart(needs, market)), of: 'both' }], withShared: undefined };
}

/** How much more a pass for entrances and transport together would cost, where both apart are the answer. */
export function sharedMargin({ parts, withShared }: GroupPlan): Cents | undefined {
  if (!withShared) return undefined;
  const { cents, currency } = withShared.combination;
  return { cents: cents - parts.reduce((sum, { best }) => sum + best.cents, 0), currency };
}

function offersTo(payer: Payer, month: number, passes: readonly CompiledPass[]): CarriedOffer[] {
  return passes.flatMap((pass) =>
    pass.offers.flatMap((offer): CarriedOffer[] => {
      const cents = centsFor(offer.fares, payer, month);
      if (cents === undefined) return [];
      const { key, validity, carrier, first } = offer;
      return [{ key, covers: pass.covers, cents, validity, carrier, ...(first ? { first } : {}) }];
    }),
  );
}
