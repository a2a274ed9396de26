import type { TripPlace } from '@odysseus/contract';
import { walkTo, type TripStop, type WalkBetween } from '@odysseus/model/trip';
import type { TripParts } from './cities/tripParts';
import { longWalk, metroJourney } from './metroJourney';

/** How to get to the next stop by the city's planner. */
export interface MetroWay {
  readonly to: string;
  /** What the next stop is called. */
  readonly name: string;
  /** What it takes, once the city has told. */
  readonly ride: Ride | undefined;
}

export interface Ride {
  /** From platform to platform, as the planner's own page says. */
  readonly minutes: number;
  /** On foot to the first station and from the last. */
  readonly walkMinutes: number;
}

/** The way from one stop to the next. */
export interface DayWay {
  readonly walk: WalkBetween | undefined;
  /** Where the walk is long, and both lie near stations of one planner. */
  readonly metro: MetroWay | undefined;
  /** What a day reckons with: the shorter of what is known. */
  readonly minutes: number;
}

interface Located {
  readonly stop: Pick<TripStop, 'name' | 'coordinates'>;
  readonly place: Pick<TripPlace, 'metro'> | undefined;
}

/** @param parts of the screens that hold the planners, as far as they have come */
export function wayBetween(from: Located, to: Located, parts: TripParts): DayWay {
  const walk = walkTo(from.stop.coordinates, to.stop.coordinates);
  const address = walk && walk.minutes > longWalk ? metroJourney(from.place?.metro, to.place?.metro) : undefined;
  if (!walk || address === undefined) return { walk, metro: undefined, minutes: walk?.minutes ?? 0 };
  const ride = rideOf(address, from, to, parts);
  return {
    walk,
    metro: { to: address, name: to.stop.name, ride },
    minutes: Math.min(walk.minutes, ride ? ride.minutes + ride.walkMinutes : Infinity),
  };
}

/** What a journey takes by the planner at its address, `/metro?from=cite&to=nation`. */
function rideOf(address: string, from: Located, to: Located, parts: TripParts): Ride | undefined {
  const { pathname, searchParams } = new URL(address, window.location.href);
  const told = parts.get(pathname)?.journey?.(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
  if (!told) return undefined;
  const walks = [walkTo(from.stop.coordinates, told.from), walkTo(told.to, to.stop.coordinates)];
  return { minutes: told.minutes, walkMinutes: walks.reduce((sum, walk) => sum + (walk?.minutes ?? 0), 0) };
}
