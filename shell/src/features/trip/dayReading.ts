import type { TripPlace } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import {
  arrivalProblem,
  sumOfPrices,
  visitPrice,
  type Party,
  type TripStop,
  type VisitPrice,
  type WalkBetween,
} from '@odysseus/model/trip';
import type { TripParts } from './cities/tripParts';
import { wayBetween, type MetroWay } from './ways';

/** A stop with what follows from those beside it. */
export interface StopReading {
  readonly stop: TripStop;
  readonly place: TripPlace | undefined;
  readonly minutes: number;
  readonly price: VisitPrice | undefined;
  /** To the next one. */
  readonly walk: WalkBetween | undefined;
  /** The way to the next one by metro, where the walk is long. */
  readonly metro: MetroWay | undefined;
  /** Minutes by which one comes too late from the one before. */
  readonly late: number | undefined;
}

export interface DayReading {
  readonly stops: readonly StopReading[];
  /** A sum for each currency. */
  readonly sums: readonly VisitPrice[];
  /** Places of the guide whose price is not in the sum. */
  readonly unpriced: number;
}

const onFoot: TripParts = new Map();

/** Minutes of a stop of which nobody says how long it takes. */
export const usualStop = 60;

interface Read {
  readonly of: readonly unknown[];
  readonly reading: DayReading;
}
/** The page and its sums ask the same of the same day. */
const known = new WeakMap<readonly TripStop[], Read>();

/** What a day comes to. @param month 1 to 12 @param parts of the screens that hold planners: without them, days are walked */
export function dayReading(
  stops: readonly TripStop[],
  places: ReadonlyMap<string, TripPlace>,
  party: Party,
  month: number,
  parts: TripParts = onFoot,
): DayReading {
  const of = [places, party, month, parts];
  const before = known.get(stops);
  if (before?.of.every((each, index) => each === of[index])) return before.reading;
  const reading = readDay(stops, places, party, month, parts);
  known.set(stops, { of, reading });
  return reading;
}

interface Priced {
  readonly party: Party;
  readonly month: number;
  readonly price: VisitPrice | undefined;
}
const prices = new WeakMap<TripPlace, Priced>();

/** A price is reckoned once, however often its day changes. */
function priceOf(place: TripPlace, party: Party, month: number): VisitPrice | undefined {
  const before = prices.get(place);
  if (before?.party === party && before.month === month) return before.price;
  const price = visitPrice(place, party, month);
  prices.set(place, { party, month, price });
  return price;
}

function readDay(
  stops: readonly TripStop[],
  places: ReadonlyMap<string, TripPlace>,
  party: Party,
  month: number,
  parts: TripParts,
): DayReading {
  const read = stops.map((stop) => {
    const place = stop.place === undefined ? undefined : places.get(stop.place);
    return {
      stop,
      place,
      minutes: stop.minutes ?? place?.minutes ?? usualStop,
      price: place && priceOf(place, party, month),
    };
  });
  const ways = read.map((own, index) => {
    const next = read[index + 1];
    return next && wayBetween(own, next, parts);
  });
  const whole = read.map((own, index): StopReading => {
    const before = read[index - 1];
    return {
      ...own,
      walk: ways[index]?.walk,
      metro: ways[index]?.metro,
      late:
        before &&
        arrivalProblem(
          { at: before.stop.at, minutes: before.minutes },
          { at: own.stop.at, minutes: own.minutes },
          ways[index - 1]?.minutes ?? 0,
        ),
    };
  });
  return {
    stops: whole,
    sums: sumOfPrices(whole.flatMap(({ price }) => price ?? [])),
    unpriced: whole.filter(({ stop, price }) => stop.place !== undefined && price === undefined).length,
  };
}

/** The month that prices are asked of. @param today where no date is set */
export function monthOfDay(date: CivilDate | undefined, today: CivilDate): number {
  return Number((date ?? today).slice(5, 7));
}
