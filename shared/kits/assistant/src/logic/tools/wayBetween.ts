import type { AssistantJourney } from '@odysseus/contract';
import { metresBetween, walkingMinutes, type LatLng } from '@odysseus/model';
import type { Journey, PlanMode } from '@odysseus/transit';
import type { Guide } from '../guide';
import type { Fact } from '../types';
import type { Named } from '../understanding/nameIndex';
import { wordsOf } from '../understanding/words';

/** Somewhere to start from or to go to. */
export interface Point {
  readonly name: string;
  readonly at: LatLng;
  /** A station of the network, where it is one. */
  readonly station?: number | undefined;
  readonly place?: string | undefined;
}

export interface Way {
  readonly journey: AssistantJourney;
  readonly sentences: readonly string[];
  readonly fact: Fact;
}

/** Stations that are tried at each end. */
const tried = 3;
/** Metres as the crow flies that somebody walks to a station, at most. */
const longestWalk = 1400;
/** Minutes on foot up to which one walks, whatever the metro does. */
const shortWalk = 15;

export function pointOf(guide: Guide, named: Named): Point | undefined {
  switch (named.is) {
    case 'place':
      return { name: guide.the(named.place), at: named.place.coordinates, place: named.place.id };
    case 'area':
      return { name: named.name, at: named.at };
    case 'station': {
      const station = guide.corpus.network?.stations[named.station];
      return station && { name: station.name, at: station.at, station: named.station };
    }
    case 'arrival': {
      const short = named.name.replace(/ \(.*$/, '');
      const index = stationOf(guide, short);
      const station = guide.corpus.network?.stations[index];
      return station && { name: station.name, at: station.at, station: index };
    }
    default:
      return undefined;
  }
}

/** The metro station of a railway station or an airport: 'Montparnasse–Bienvenüe' of 'Gare Montparnasse'. */
function stationOf(guide: Guide, arrival: string): number {
  const exact =
    guide.corpus.network?.stations.findIndex(({ name, also = [] }) => [name, ...also].includes(arrival)) ?? -1;
  if (exact >= 0) return exact;
  const words = wordsOf(arrival).filter((word) => !['gare', 'airport', 'station'].includes(word));
  const found = guide.names
    .find(
      words,
      words.map(() => true),
    )
    .flatMap(({ meant }) => meant.flatMap((named) => (named.is === 'station' ? [named.station] : [])));
  return found[0] ?? -1;
}

interface Candidate {
  readonly minutes: number;
  readonly walkFrom: number;
  readonly walkTo: number;
  readonly ride: Journey;
}

/** The way from one point to another by metro and on foot; undefined where there is none as asked. */
export function wayBetween(guide: Guide, from: Point, to: Point, mode: PlanMode): Way | undefined {
  const walk = walkingMinutes(from.at, to.at);
  const best = bestRide(guide, from, to, mode);
  if (walk <= shortWalk || (best && walk <= best.minutes)) return onFoot(guide, from, to, walk);
  if (!best) return walk <= 60 && mode !== 'step-free' ? onFoot(guide, from, to, walk) : undefined;
  return byMetro(guide, from, to, best, walk, mode);
}

function bestRide(guide: Guide, from: Point, to: Point, mode: PlanMode): Candidate | undefined {
  const { planner } = guide;
  if (!planner) return undefined;
  let best: Candidate | undefined;
  for (const start of stationsNear(guide, from, mode)) {
    for (const end of stationsNear(guide, to, mode)) {
      const ride = planner.plan(start.station, end.station, mode);
      if (!ride) continue;
      const minutes = start.walk + ride.minutes + end.walk;
      const weight = (one: Pick<Candidate, 'minutes' | 'ride'>): number =>
        one.minutes + one.ride.transfers * (mode === 'changes' ? 100 : 4);
      if (!best || weight({ minutes, ride }) < weight(best))
        best = { minutes, walkFrom: start.walk, walkTo: end.walk, ride };
    }
  }
  return best;
}

function stationsNear(guide: Guide, point: Point, mode: PlanMode): { station: number; walk: number }[] {
  if (point.station !== undefined) return [{ station: point.station, walk: 0 }];
  return (guide.corpus.network?.stations ?? [])
    .map(({ at, stepFree }, station) => ({
      station,
      at,
      metres: metresBetween(point.at, at),
      open: mode !== 'step-free' || stepFree !== undefined,
    }))
    .filter(({ metres, open }) => open && metres <= longestWalk)
    .sort((a, b) => a.metres - b.metres)
    .slice(0, tried)
    .map(({ station, at }) => ({ station, walk: walkingMinutes(point.at, at) }));
}

/** The way on foot, however far. */
export function onFoot(guide: Guide, from: Point, to: Point, minutes: number = walkingMinutes(from.at, to.at)): Way {
  const sentence = `On foot it is about ${minuteWords(minutes)} from ${from.name} to ${to.name}.`;
  return {
    journey: {
      from: from.name,
      to: to.name,
      minutes,
      transfers: 0,
      legs: [{ line: 'walk', from: from.name, to: to.name, minutes }],
    },
    sentences: [sentence],
    fact: routeFact(guide, sentence),
  };
}

function byMetro(
  guide: Guide,
  from: Point,
  to: Point,
  { ride, walkFrom, walkTo, minutes }: Candidate,
  walk: number,
  mode: PlanMode,
): Way {
  const name = (station: number | undefined): string => guide.corpus.network?.stations[station ?? -1]?.name ?? '';
  const rides = ride.legs.map((leg) => ({
    line: leg.line.id,
    colour: leg.line.colour,
    direction: leg.direction.map(name).join(' or '),
    from: name(leg.stations[0]),
    to: name(leg.stations.at(-1)),
    stops: leg.stops,
    minutes: leg.minutes,
  }));
  const [first, last] = [rides[0], rides.at(-1)];
  const legs = [
    ...(walkFrom > 0 ? [{ line: 'walk', from: from.name, to: first?.from ?? '', minutes: walkFrom }] : []),
    ...rides,
    ...(walkTo > 0 ? [{ line: 'walk', from: last?.to ?? '', to: to.name, minutes: walkTo }] : []),
  ];
  const changes = ride.transfers === 0 ? 'no change' : ride.transfers === 1 ? '1 change' : `${ride.transfers} changes`;
  const sentences = [
    `From ${from.name} to ${to.name} it takes about ${minutes} minutes${mode === 'step-free' ? ' without steps' : ''}, with ${changes}.`,
    ...(walkFrom > 0 ? [`Walk ${minuteWords(walkFrom)} to ${first?.from ?? ''}.`] : []),
    ...rides.map(
      ({ line, direction, from: start, to: end, stops }) =>
        `Take line ${line} at ${start}, direction ${direction}, ${stops === 1 ? '1 stop' : `${stops} stops`} to ${end}.`,
    ),
    ...(walkTo > 0 ? [`Walk ${minuteWords(walkTo)} to ${to.name}.`] : []),
    ...(walk <= 40 && mode !== 'step-free' ? [`On foot the whole way takes about ${walk} minutes.`] : []),
  ];
  return {
    journey: { from: from.name, to: to.name, minutes, transfers: ride.transfers, legs },
    sentences,
    fact: routeFact(guide, sentences.join(' ')),
  };
}

export function minuteWords(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** What the planner worked out, cited to the metro screen's planner. */
export function routeFact({ corpus }: Guide, text: string): Fact {
  const path = `${corpus.metroPath ?? '/'}#planner`;
  const read = Object.values(corpus.network?.known ?? {})[0];
  return {
    citation: {
      path,
      field: 'planner',
      label: 'Metro, journey planner',
      ...(read ? { checkedOn: read.on } : {}),
    },
    text,
  };
}
