import type { CompiledTicket } from './compiledPasses';
import { slotsOn } from './entries';
import type { Slot } from './stay';
import type { Visit } from './trip';

interface Stay {
  /** In days since 1 January 1970. */
  readonly arrival: number;
  /** First and last included. */
  readonly days: number;
}

export interface PlacedVisits {
  readonly visits: readonly Visit[];
  /** Keys of the tickets whose places let nobody in during the stay. */
  readonly left: readonly string[];
}

/**
 * Visits moved to when their places let people in: each stays where it is wanted if it can, goes to another part of that day if not,
 * and else to the day of the stay that is nearest.
 */
export function placeVisits(wanted: readonly Visit[], tickets: readonly CompiledTicket[], stay: Stay): PlacedVisits {
  const placed = wanted.map((visit) => ({ visit, found: placeVisit(visit, tickets, stay) }));
  return {
    visits: placed.flatMap(({ found }) => found ?? []),
    left: placed.flatMap(({ visit, found }) => (found ? [] : [visit.ticket])),
  };
}

function placeVisit(wanted: Visit, tickets: readonly CompiledTicket[], { arrival, days }: Stay): Visit | undefined {
  const ticket = tickets.find(({ key }) => key === wanted.ticket);
  if (!ticket) return undefined;
  const nearest = Array.from({ length: days }, (_, day) => day).sort(
    (one, other) => Math.abs(one - wanted.day) - Math.abs(other - wanted.day) || one - other,
  );
  for (const day of nearest) {
    const slot = slotNear(wanted.slot, slotsOn(ticket, arrival + day));
    if (slot) return { ...wanted, day, slot };
  }
  return undefined;
}

/** The part of the day that is wanted, or else the first that there is. */
export function slotNear(wanted: Slot, open: readonly Slot[]): Slot | undefined {
  return open.includes(wanted) ? wanted : open[0];
}
