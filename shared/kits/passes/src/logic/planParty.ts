import { dayMinutes, monthOf, nthOfMonth, weekdayOf } from '@odysseus/model';
import { cheapestCover, type Cover, type Need, type Offered, type Purchase } from './cheapestCover';
import type { CompiledPass, CompiledPasses, CompiledTicket } from './compiledPasses';
import { entryMinute } from './entries';
import { centsAt, centsFor, type Payer } from './fareOf';
import type { Trip } from './trip';

/** What is bought of a kind that is paid one by one. */
export interface Single {
  /** Key of a ticket or a ride. */
  readonly key: string;
  readonly count: number;
  /** For all of them. */
  readonly cents: number;
}

/** An answer for one traveller and one purpose. */
export interface Combination {
  readonly cents: number;
  readonly purchases: readonly (Purchase & { readonly cents: number })[];
  readonly singles: readonly Single[];
  /** Keys of the cards that have to be bought. */
  readonly carriers: readonly string[];
}

export interface Part {
  readonly best: Combination;
  /** Cents of paying everything one by one. */
  readonly singlesCents: number;
  /** The cheapest answer that leaves out one of the best's passes, or, where the best has none, that has one. */
  readonly runnerUp: Combination | undefined;
  /** What the visits of `purchases` refer to, in their order. */
  readonly needs: readonly NamedNeed[];
}

/** A need and what it is the need of. */
export interface NamedNeed extends Need {
  /** Key of a ticket or a ride. */
  readonly key: string;
  /** How many single tickets its price holds. */
  readonly count: number;
}

/** Travellers for whom everything costs the same. */
export interface GroupPlan {
  /** Positions in the party, from 0. */
  readonly travellers: readonly number[];
  readonly entrances: Part;
  readonly transport: Part;
  /** Tickets that are free for them on their day. */
  readonly free: readonly string[];
}

export interface PartyPlan {
  readonly cents: number;
  readonly singlesCents: number;
  readonly groups: readonly GroupPlan[];
}

/**
 * The cheapest lawful combination of passes and tickets for a party. Passes are personal, so that each traveller is worked
 * out alone, and travellers with equal prices once; entrances and transport share no pass and are worked out apart. A visit at
 * an hour at which its place lets nobody in is never sold: it is left out.
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
    solved.set(name, {
      travellers: [index],
      entrances: yield* solvePart(payable, offers, trip, content, false),
      transport: yield* solvePart(transport, offers, trip, content, trip.keptOn === 'card'),
      free: entrances.filter(({ cents }) => cents === 0).map(({ key }) => key),
    });
  }
  const groups = [...solved.values()];
  const sum = (of: (part: Part) => number) =>
    groups.reduce(
      (total, { travellers, entrances, transport }) => total + travellers.length * (of(entrances) + of(transport)),
      0,
    );
  return { cents: sum(({ best }) => best.cents), singlesCents: sum(({ singlesCents }) => singlesCents), groups };
}

function entranceNeeds(trip: Trip, content: CompiledPasses, payer: Payer): NamedNeed[] {
  return trip.visits.flatMap((visit): NamedNeed[] => {
    const ticket = content.tickets.find(({ key }) => key === visit.ticket);
    const day = trip.arrival + visit.day;
    const minute = ticket && entryMinute(ticket, day, visit.slot);
    if (!ticket || minute === undefined) return [];
    const cents = isFreeDay(ticket, day, minute / 60)
      ? 0
      : centsAt(ticket, payer, { month: monthOf(day), weekday: weekdayOf(day), minute });
    return [{ key: ticket.key, count: 1, at: visit.day * dayMinutes + minute, cents, coveredBy: ticket.coveredBy }];
  });
}

/** Whether a place is free for everybody at an hour of a day. */
export function isFreeDay({ freeDay }: Pick<CompiledTicket, 'freeDay'>, day: number, hour: number): boolean {
  return (
    freeDay !== undefined &&
    weekdayOf(day) === freeDay.weekday &&
    nthOfMonth(day) === freeDay.nth &&
    (!freeDay.months || freeDay.months.includes(monthOf(day))) &&
    hour >= (freeDay.fromHour ?? 0)
  );
}

function transportNeeds(trip: Trip, content: CompiledPasses, payer: Payer): NamedNeed[] {
  const month = monthOf(trip.arrival);
  const need = (key: 'metro' | 'bus' | 'airport', count: number, at: number): NamedNeed[] => {
    const ride = content.rides.find((candidate) => candidate.key === key);
    const cents = ride && centsFor(ride.fares, payer, month);
    // Whoever rides free needs nothing, and a day without rides neither.
    return !ride || !cents || count === 0 ? [] : [{ key, count, at, cents: cents * count, coveredBy: ride.coveredBy }];
  };
  const midday = dayMinutes / 2;
  return [
    ...need('airport', trip.fromAirport ? 1 : 0, 0),
    ...Array.from({ length: trip.days }, (_, day) => [
      ...need('metro', trip.metro, day * dayMinutes + midday),
      ...need('bus', trip.bus, day * dayMinutes + midday),
    ]).flat(),
    ...need('airport', trip.toAirport ? 1 : 0, trip.days * dayMinutes - 1),
  ];
}

interface CarriedOffer extends Offered {
  readonly carrier: string | undefined;
}

function offersTo(payer: Payer, month: number, passes: readonly CompiledPass[]): CarriedOffer[] {
  return passes.flatMap((pass) =>
    pass.offers.flatMap((offer): CarriedOffer[] => {
      const cents = centsFor(offer.fares, payer, month);
      return cents === undefined
        ? []
        : [{ key: offer.key, covers: pass.covers, cents, validity: offer.validity, carrier: offer.carrier }];
    }),
  );
}

function* solvePart(
  needs: readonly NamedNeed[],
  offers: readonly CarriedOffer[],
  trip: Trip,
  content: CompiledPasses,
  onCards: boolean,
): Generator<undefined, Part> {
  const useful = offers.filter(({ covers }) => needs.some(({ coveredBy }) => coveredBy.includes(covers)));
  const search = function* (
    without?: ReadonlySet<string>,
    atLeastOne = false,
  ): Generator<undefined, Combination | undefined> {
    let best: Combination | undefined;
    for (const carriers of onCards ? carrierSets(needs, useful, content) : [undefined]) {
      const carried = (carrier: string | undefined) => !carriers || carrier === undefined || carriers.includes(carrier);
      const reachable = needs.map((need) =>
        carried(rideCarrier(need.key, content)) ? need : { ...need, cents: undefined },
      );
      const cover = yield* cheapestCover(
        reachable,
        useful.filter(({ carrier }) => carried(carrier)),
        { firstWeekday: weekdayOf(trip.arrival), atLeastOne, ...(without ? { without } : {}) },
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
  };
  const best = (yield* search()) ?? nothing;
  let runnerUp: Combination | undefined;
  if (best.purchases.length === 0) runnerUp = yield* search(undefined, true);
  for (const offer of new Set(best.purchases.map((purchase) => purchase.offer))) {
    const found = yield* search(new Set([offer]));
    if (found && (!runnerUp || found.cents < runnerUp.cents)) runnerUp = found;
  }
  const one = yield* search(new Set(useful.map(({ key }) => key)));
  return { best, singlesCents: one?.cents ?? best.cents, runnerUp, needs };
}

const nothing: Combination = { cents: 0, purchases: [], singles: [], carriers: [] };

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
  const singles = new Map<string, Single>();
  for (const index of cover.singles) {
    const need = needs[index];
    if (!need) continue;
    const { key, count, cents = 0 } = need;
    const known = singles.get(key);
    singles.set(key, { key, count: count + (known?.count ?? 0), cents: cents + (known?.cents ?? 0) });
  }
  const cards = carriers.reduce(
    (sum, key) => sum + (content.carriers.find((carrier) => carrier.key === key)?.cents ?? 0),
    0,
  );
  return {
    cents: cover.cents + cards,
    purchases: cover.purchases.map((purchase) => ({
      ...purchase,
      cents: offers.find(({ key }) => key === purchase.offer)?.cents ?? 0,
    })),
    singles: [...singles.values()],
    carriers,
  };
}
