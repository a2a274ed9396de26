import type { CompiledPasses, Trip } from '@odysseus/passes';

type Ticket = CompiledPasses['tickets'][number];
type Fare = Ticket['fares'][number] & {
  readonly from?: { readonly weekdays?: readonly string[]; readonly at: string };
};
type Traveller = Trip['travellers'][number];

/** Something to be paid once. */
interface Want {
  readonly at: number;
  /** Infinity where none is sold. */
  readonly price: number;
  readonly openedBy: readonly string[];
  readonly reduced: ReadonlyMap<string, number>;
  readonly card: string | undefined;
}

/** A pass on sale to somebody. */
interface Sold {
  readonly covers: string;
  readonly price: number;
  readonly validity: CompiledPasses['passes'][number]['offers'][number]['validity'];
  readonly first: { readonly of: string; readonly places: number } | undefined;
  readonly card: string | undefined;
}

/** A pass that is bought: from when to when it holds, and how many places it may still open. */
interface Held {
  readonly pass: Sold;
  readonly from: number;
  readonly until: number;
  readonly places: number;
}

const dayLength = 24 * 60;
const partsOfDay = { morning: [10, 12], afternoon: [14, 18], evening: [18, 24] } as const;

/**
 * What a party pays at least, in cents, by trying: every set of passes with every minute at which one may begin, and within
 * each every way to use them. Slow, and written from the rules apart from the calculator on purpose:
 *
 * - A pass that `covers` something opens it as often as one likes while it holds.
 * - One of `choices` opens so many places, whenever.
 * - One with a list opens its first places at which it is shown; where it has none left, or where it only reduces, its holder
 *   pays what is published, and else in full. Nobody has to show it.
 * - Hours count from the first use, days from midnight, weeks from Monday and only if still on sale on the day of arrival.
 */
export function everyAnswer(trip: Trip, city: CompiledPasses): number {
  return trip.travellers.reduce((sum, traveller) => sum + leastFor(traveller, trip, city), 0);
}

function leastFor(traveller: Traveller, trip: Trip, city: CompiledPasses): number {
  const month = dateOf(trip.arrival).getUTCMonth() + 1;
  const wants = [...entrances(traveller, trip, city), ...rides(traveller, trip, city)].sort((a, b) => a.at - b.at);
  const sold = city.passes.flatMap(({ covers, offers }) =>
    offers.flatMap(({ fares, validity, first, carrier }): Sold[] => {
      const price = cheapest(fares, traveller, month);
      return price === Infinity ? [] : [{ covers, price, validity, first, card: carrier }];
    }),
  );
  const cards = [...new Set([...wants, ...sold].flatMap(({ card }) => card ?? []))];
  const sets = trip.keptOn === 'card' ? subsets(cards) : [cards];
  return Math.min(
    ...sets.map((own) => {
      const has = ({ card }: { readonly card: string | undefined }) => card === undefined || own.includes(card);
      const paid = trip.keptOn === 'card' ? own : [];
      const forCards = paid.reduce((sum, key) => sum + (city.carriers.find((one) => one.key === key)?.cents ?? 0), 0);
      const reachable = wants.map((want) => (has(want) ? want : { ...want, price: Infinity }));
      return forCards + leastWith(reachable, sold.filter(has), trip);
    }),
  );
}

function leastWith(wants: readonly Want[], sold: readonly Sold[], trip: Trip): number {
  const helped = (pass: Sold, { openedBy, reduced }: Want) =>
    [pass.covers, pass.first?.of].some((name) => name !== undefined && (openedBy.includes(name) || reduced.has(name)));
  const candidates = sold.flatMap((pass): Held[] => {
    const own = wants.filter((want) => helped(pass, want));
    if (pass.validity.kind === 'choices') {
      const { choices } = pass.validity;
      return Array.from({ length: Math.ceil(own.length / choices) }, () => ({
        pass,
        from: -Infinity,
        until: Infinity,
        places: choices,
      }));
    }
    const spans = own.flatMap(({ at }) => spanFrom(pass.validity, at, trip.arrival) ?? []);
    const distinct = new Map(spans.map((span) => [span.from, span]));
    return [...distinct.values()].map((span) => ({ pass, ...span, places: pass.first?.places ?? 0 }));
  });
  // Whoever pays for a pass what is left for it to open costs one by one, or more, may as well pay that.
  const spares = ({ pass, from, until }: Held, held: readonly Held[]) =>
    wants
      .filter((want) => helped(pass, want) && from <= want.at && want.at < until && !isOpen(want, held))
      .reduce((sum, want) => sum + want.price - leastPrice(want, pass), 0) > pass.price;
  const worthwhile = candidates.filter((one) => spares(one, []));
  let best = use(wants, []);
  const tryFrom = (index: number, held: readonly Held[], paid: number): void => {
    for (let next = index; next < worthwhile.length; next += 1) {
      const one = worthwhile[next];
      if (!one || paid + one.pass.price >= best || !spares(one, held)) continue;
      const more = [...held, one];
      best = Math.min(best, paid + one.pass.price + use(wants, more));
      tryFrom(next + 1, more, paid + one.pass.price);
    }
  };
  tryFrom(0, [], 0);
  return best;
}

/** What is paid besides passes that are held, used as well as can be. */
function use(wants: readonly Want[], held: readonly Held[]): number {
  const [want, ...rest] = wants;
  if (!want) return 0;
  if (isOpen(want, held)) return use(rest, held);
  const valid = held.filter(({ from, until }) => from <= want.at && want.at < until);
  const ways = want.price === Infinity ? [] : [want.price + use(rest, held)];
  for (const one of valid) {
    const { pass, places } = one;
    const list = pass.validity.kind === 'choices' ? pass.covers : pass.first?.of;
    const listed = list !== undefined && want.openedBy.includes(list);
    if (listed && places > 0)
      ways.push(
        use(
          rest,
          held.map((other) => (other === one ? { ...one, places: places - 1 } : other)),
        ),
      );
    else if (pass.validity.kind !== 'choices')
      for (const name of [pass.covers, list]) {
        const price = name === undefined ? undefined : want.reduced.get(name);
        if (price !== undefined) ways.push(price + use(rest, held));
      }
  }
  return Math.min(Infinity, ...ways);
}

/** What the holder of a pass pays for something at least. */
function leastPrice({ price, openedBy, reduced }: Want, { covers, first }: Sold): number {
  const names = [covers, ...(first ? [first.of] : [])];
  return names.some((name) => openedBy.includes(name))
    ? 0
    : Math.min(price, ...names.map((name) => reduced.get(name) ?? price));
}

/** Whether a pass that is held opens something without counting. */
function isOpen({ at, openedBy }: Want, held: readonly Held[]): boolean {
  return held.some(
    ({ pass, from, until }) =>
      pass.validity.kind !== 'choices' && from <= at && at < until && openedBy.includes(pass.covers),
  );
}

function spanFrom(
  validity: Sold['validity'],
  at: number,
  arrival: number,
): { from: number; until: number } | undefined {
  const midnight = Math.floor(at / dayLength) * dayLength;
  switch (validity.kind) {
    case 'hours':
      return { from: at, until: at + validity.hours * 60 };
    case 'days':
      return { from: midnight, until: midnight + validity.days * dayLength };
    case 'week': {
      let from = midnight;
      while (dateOf(arrival + from / dayLength).getUTCDay() !== 1) from -= dayLength;
      return from + (validity.soldUntil - 1) * dayLength < 0 ? undefined : { from, until: from + 7 * dayLength };
    }
    case 'choices':
      return undefined;
  }
}

function entrances(traveller: Traveller, trip: Trip, city: CompiledPasses): Want[] {
  return trip.visits.flatMap(({ ticket: key, day, slot }): Want[] => {
    const ticket = city.tickets.find((one) => one.key === key);
    const minute = ticket && minuteOfEntry(ticket, trip.arrival + day, slot);
    if (!ticket || minute === undefined || isFree(ticket, trip.arrival + day, minute)) return [];
    const date = dateOf(trip.arrival + day);
    const month = date.getUTCMonth() + 1;
    const weekday = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'][date.getUTCDay()] ?? '';
    const late = (ticket.lateFares ?? []).filter(
      ({ from }) =>
        (from.weekdays as readonly string[] | undefined)?.includes(weekday) !== false && clock(from.at) <= minute,
    );
    const price = cheapest([...ticket.fares, ...late], traveller, month);
    const reduced = (ticket.reducedBy ?? []).map(
      ({ pass, fares }) => [pass, cheapest(fares, traveller, month)] as const,
    );
    return price === 0
      ? []
      : [
          {
            at: day * dayLength + minute,
            price,
            openedBy: ticket.coveredBy,
            reduced: new Map(reduced.filter(([, cents]) => cents < price)),
            card: undefined,
          },
        ];
  });
}

function rides(traveller: Traveller, trip: Trip, city: CompiledPasses): Want[] {
  const month = dateOf(trip.arrival).getUTCMonth() + 1;
  const want = (key: string, count: number, at: number): Want[] => {
    const ride = city.rides.find((one) => one.key === key);
    const price = ride ? cheapest(ride.fares, traveller, month) * count : 0;
    return !ride || count === 0 || price === 0
      ? []
      : [{ at, price, openedBy: ride.coveredBy, reduced: new Map(), card: ride.carrier }];
  };
  const days = Array.from({ length: trip.days }, (_, day) => day * dayLength + dayLength / 2);
  return [
    ...want('airport', trip.fromAirport ? 1 : 0, 0),
    ...days.flatMap((at) => [...want('metro', trip.metro, at), ...want('bus', trip.bus, at)]),
    ...want('airport', trip.toAirport ? 1 : 0, trip.days * dayLength - 1),
  ];
}

/** The first minute of a part of a day at which somebody is let in. Only days for which the content knows hours by date are asked. */
export function minuteOfEntry(ticket: Ticket, day: number, slot: keyof typeof partsOfDay): number | undefined {
  const date = dateOf(day).toISOString().slice(0, 10);
  const { closed, entries } = ticket;
  if (closed && (closed.from ?? '') <= date && date <= (closed.to ?? '9999')) return undefined;
  const [begins, ends] = partsOfDay[slot];
  if (entries?.shutOn.some((shut) => shut === date)) return undefined;
  const calendar = entries?.calendar;
  if (!calendar || calendar.days.length === 0) return begins * 60;
  const pattern = calendar.days.charCodeAt((Date.parse(date) - Date.parse(calendar.from)) / 86_400_000) - 97;
  const openings = calendar.patterns[pattern] ?? [];
  for (let minute = begins * 60; minute < ends * 60; minute += 1)
    if (openings.some(([from, until]) => from <= minute && minute < until)) return minute;
  return undefined;
}

function isFree({ freeDay }: Ticket, day: number, minute: number): boolean {
  if (!freeDay) return false;
  const date = dateOf(day);
  if (date.getUTCDay() !== freeDay.weekday % 7 || minute < (freeDay.fromHour ?? 0) * 60) return false;
  if (freeDay.months && !freeDay.months.includes(date.getUTCMonth() + 1)) return false;
  const such: number[] = [];
  for (let other = 1; other <= 31; other += 1) {
    const one = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), other));
    if (one.getUTCMonth() === date.getUTCMonth() && one.getUTCDay() === date.getUTCDay()) such.push(other);
  }
  return (freeDay.nth === 'last' ? such.at(-1) : such[freeDay.nth - 1]) === date.getUTCDate();
}

function cheapest(fares: readonly Fare[], { age, residency }: Traveller, month: number): number {
  const own = fares.filter(
    (fare) =>
      (fare.ages === undefined || (age >= fare.ages[0] && age <= fare.ages[1])) &&
      (fare.residency === undefined || fare.residency === residency) &&
      (fare.months === undefined || fare.months.includes(month)),
  );
  return Math.min(Infinity, ...own.map(({ cents }) => cents));
}

function subsets<T>(values: readonly T[]): T[][] {
  const [first, ...rest] = values;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((set) => [set, [first, ...set]]);
}

function clock(text: string): number {
  const [hours, minutes] = text.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** @param day days since 1 January 1970 */
function dateOf(day: number): Date {
  return new Date(day * 86_400_000);
}
