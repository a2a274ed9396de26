import { dayMinutes, monthOf, weekdayOf } from '@odysseus/model';
import type { CompiledPasses, CompiledTicket } from './compiledPasses';
import type { Need } from './cover';
import { entryMinute } from './entries';
import { centsAt, centsFor, type Payer } from './fareOf';
import { isFreeDay } from './isFreeDay';
import type { Trip } from './trip';

/** A need and what it is the need of. */
export interface NamedNeed extends Need {
  /** Key of a ticket or a ride. */
  readonly key: string;
  /** How many single tickets its price holds. */
  readonly count: number;
}

/** What a traveller has to enter. A visit at an hour at which its place lets nobody in is left out. */
export function entranceNeeds(trip: Trip, content: CompiledPasses, payer: Payer): NamedNeed[] {
  return trip.visits.flatMap((visit): NamedNeed[] => {
    const ticket = content.tickets.find(({ key }) => key === visit.ticket);
    const day = trip.arrival + visit.day;
    const minute = ticket && entryMinute(ticket, day, visit.slot);
    if (!ticket || minute === undefined) return [];
    const cents = isFreeDay(ticket, day, minute / 60)
      ? 0
      : centsAt(ticket, payer, { month: monthOf(day), weekday: weekdayOf(day), minute });
    const need = { key: ticket.key, count: 1, at: visit.day * dayMinutes + minute, cents, coveredBy: ticket.coveredBy };
    const reducedBy = reductionsFor(ticket, payer, monthOf(day));
    return [reducedBy ? { ...need, reducedBy } : need];
  });
}

function reductionsFor({ reducedBy = [] }: CompiledTicket, payer: Payer, month: number): Need['reducedBy'] {
  const entries = reducedBy.flatMap(({ pass, fares }): [string, number][] => {
    const cents = centsFor(fares, payer, month);
    return cents === undefined ? [] : [[pass, cents]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** What a traveller has to ride, day by day. */
export function transportNeeds(trip: Trip, content: CompiledPasses, payer: Payer): NamedNeed[] {
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
