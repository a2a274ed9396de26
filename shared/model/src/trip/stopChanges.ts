import { tripView } from './tripView';
import type { Trip, TripStop } from './tripSchema';
import type { TripWrite } from './tripWrites';

/** Two orders closer than this get no third between them: the whole day is numbered anew. */
const leastGap = 1e-6;

const setStop = (id: string, set: Extract<TripWrite, { of: 'stops' }>['set']): TripWrite => ({ of: 'stops', id, set });

function stopsOn(trip: Trip, day: string | undefined): readonly TripStop[] {
  const { days, loose } = tripView(trip);
  return days.find((each) => each.day.id === day)?.stops ?? loose;
}

/**
 * Puts a stop at a place of a day.
 * @param day undefined for no day
 * @param index among the stops of that day without itself; beyond the last is the end
 */
export function stopPut(trip: Trip, id: string, day: string | undefined, index: number): TripWrite[] {
  const moved = trip.stops.find((stop) => stop.id === id);
  if (!moved) return [];
  const others = stopsOn(trip, day).filter((stop) => stop.id !== id);
  const at = Math.max(0, Math.min(index, others.length));
  const [before, after] = [others[at - 1]?.order, others[at]?.order];
  const onDay = { day: day ?? null };
  if (before !== undefined && after !== undefined && after - before < leastGap)
    return [...others.slice(0, at), moved, ...others.slice(at)].map((stop, position) =>
      setStop(stop.id, { order: position + 1, ...(stop.id === id ? onDay : {}) }),
    );
  const order =
    before === undefined ? (after ?? 2) - 1 : after === undefined ? before + 1 : before + (after - before) / 2;
  return [setStop(id, { ...onDay, order })];
}

/** A stop one earlier (-1) or later (1) in its day; nothing where there is none before or after it. */
export function stopMoved(trip: Trip, id: string, by: -1 | 1): TripWrite[] {
  const { days, loose } = tripView(trip);
  const own = days.find(({ stops }) => stops.some((stop) => stop.id === id));
  const stops = own?.stops ?? loose;
  const from = stops.findIndex((stop) => stop.id === id);
  const to = from + by;
  return from < 0 || to < 0 || to >= stops.length ? [] : stopPut(trip, id, own?.day.id, to);
}

export function stopRemoved(id: string): TripWrite[] {
  return [setStop(id, { removed: true })];
}

/** @param at empty takes the time away */
export function stopTimed(id: string, at: string): TripWrite[] {
  return [setStop(id, { at: /^([01]\d|2[0-3]):[0-5]\d$/.test(at) ? at : null })];
}

/** @param minutes undefined for as long as the guide says */
export function stopLasting(id: string, minutes: number | undefined): TripWrite[] {
  return [setStop(id, { minutes: minutes ?? null })];
}

export function stopLocked(id: string, locked: boolean): TripWrite[] {
  return [setStop(id, { locked: locked ? true : null })];
}
