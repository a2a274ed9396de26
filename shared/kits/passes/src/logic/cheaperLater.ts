import { dayMinutes, holdsAt, minuteOf, monthOf, weekdayOf } from '@odysseus/model';
import type { Cents } from './cents';
import type { CompiledPasses, CompiledTicket } from './compiledPasses';
import { entryBetween } from './entries';
import { centsFor, type Payer } from './fareOf';
import type { NamedNeed } from './needsOf';
import type { GroupPlan } from './planParty';
import type { Trip } from './trip';

/** A visit that would cost less at a later hour of the stay, and what it costs then. */
export interface CheaperLater extends Cents {
  /** Key of the ticket. */
  readonly ticket: string;
  /** In days since 1 January 1970. */
  readonly day: number;
  /** After that day's midnight. */
  readonly minute: number;
  /** What it costs as it is planned. */
  readonly instead: Cents;
}

/** Which of the single tickets of a group would cost less on an evening of the stay. Nothing of it is in the answer's sum. */
export function cheaperLater(group: GroupPlan, trip: Trip, content: CompiledPasses): CheaperLater[] {
  const [traveller] = group.travellers;
  const payer = traveller === undefined ? undefined : trip.travellers[traveller];
  if (!payer) return [];
  return group.parts.flatMap(({ needs, best }) => {
    const byPass = new Set(
      best.purchases.flatMap((purchase) => [...purchase.needs, ...purchase.reduced.map(({ need }) => need)]),
    );
    return needs.flatMap((need, index) => (byPass.has(index) ? [] : cheaperThan(need, payer, trip, content)));
  });
}

function cheaperThan({ key, cents }: NamedNeed, payer: Payer, trip: Trip, content: CompiledPasses): CheaperLater[] {
  const ticket = content.tickets.find((candidate) => candidate.key === key);
  if (!ticket || cents === undefined) return [];
  const [cheapest] = lateEntries(ticket, payer, trip)
    .filter((late) => late.cents < cents)
    .sort((one, other) => one.cents - other.cents || one.day - other.day);
  const { currency } = content;
  return cheapest ? [{ ...cheapest, currency, ticket: key, instead: { cents, currency } }] : [];
}

/** Every day of a stay on which a ticket costs less from an hour on, and people are let in then. */
function lateEntries(ticket: CompiledTicket, payer: Payer, { arrival, days }: Trip) {
  return Array.from({ length: days }, (_, index) => arrival + index).flatMap((day) =>
    (ticket.lateFares ?? []).flatMap((fare) => {
      const cents = centsFor([fare], payer, monthOf(day));
      const minute = entryBetween(ticket, day, minuteOf(fare.from.at), dayMinutes);
      return cents === undefined || minute === undefined || !holdsAt(fare.from, weekdayOf(day), minute)
        ? []
        : [{ day, minute, cents }];
    }),
  );
}
