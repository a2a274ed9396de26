import { metresBetween } from '@odysseus/model';
import type { CompiledLine, CompiledNetwork } from './network';

/** What trains of one line do: where they call, in order, and how long they take. */
export interface Run {
  readonly line: CompiledLine;
  readonly stations: readonly number[];
  /** Seconds after the first departure at which each station is reached. */
  readonly seconds: readonly number[];
  /** For each call, the termini that the signs name there. */
  readonly towards: readonly (readonly number[])[];
  /** Seconds that somebody waits for such a train, on average. */
  readonly wait: number;
}

/** Tracks wind: they are longer than the line between two stations by about this much. */
const trackFactor = 1.07;
/** Where a train turns round within a loop, it rests. */
const restSeconds = 120;

/** What trains take where a line tells neither its minutes nor its pace, which no network that was read does. */
const usualPace = { kmh: 50, stopSeconds: 45 } as const;

/**
 * Running time between neighbours: as the line tells it, or else an estimate: the distance of the stations at the line's own speed, and one stop with its
 * braking and starting. Each line's `pace` was set so that the whole line takes about as long as its timetable says.
 */
export function runningSeconds(network: CompiledNetwork, line: CompiledLine, from: number, to: number): number {
  const [a, b] = [network.stations[from], network.stations[to]];
  if (!a || !b) throw new Error(`line ${line.id} calls at a station that the network lacks`);
  const told = toldMinutes(line, from, to);
  if (told !== undefined) return Math.round(told * 60);
  const { kmh = usualPace.kmh, stopSeconds = usualPace.stopSeconds } = line.pace;
  return Math.round((metresBetween(a.at, b.at) * trackFactor) / (kmh / 3.6) + stopSeconds);
}

/** What a line tells of two neighbours, in either direction. */
function toldMinutes({ branches, minutes }: CompiledLine, from: number, to: number): number | undefined {
  for (const [index, stations] of branches.entries()) {
    const place = stations.findIndex(
      (station, before) =>
        (station === from && stations[before + 1] === to) || (station === to && stations[before + 1] === from),
    );
    const told = minutes?.[index]?.[place];
    if (told !== undefined) return told;
  }
  return undefined;
}

/** Every run of a line in both directions. */
export function runsOf(network: CompiledNetwork, line: CompiledLine): Run[] {
  const routes = line.oneWay ? routesOverOneWay(line) : forks(line);
  const wait = Math.round(line.pace.everyMinutes * 30);
  return routes.map(({ stations, towards, share }) => {
    const seconds = [0];
    for (const [place, station] of stations.entries()) {
      const next = stations[place + 1];
      if (next === undefined) break;
      const rest = place > 0 && towards[place]?.[0] !== towards[place - 1]?.[0] ? restSeconds : 0;
      seconds.push((seconds[place] ?? 0) + rest + runningSeconds(network, line, station, next));
    }
    return { line, stations, seconds, towards, wait: wait * share };
  });
}

interface LineRoute {
  readonly stations: readonly number[];
  readonly towards: readonly (readonly number[])[];
  /** One train in so many goes this way. */
  readonly share: number;
}

/** Each branch there and back, and on forked lines the part that all branches share, where any train will do. */
function forks({ branches }: CompiledLine): LineRoute[] {
  const routes = branches.flatMap((branch) =>
    [branch, reversed(branch)].map((stations) => ({
      stations,
      towards: stations.map(() => lastOf(stations)),
      share: branches.length,
    })),
  );
  if (branches.length === 1) return routes;
  const shared = [sharedStart(branches), sharedStart(branches.map((branch) => reversed(branch)))].filter(
    (stations) => stations.length > 1,
  );
  return [
    ...routes,
    ...shared.flatMap((stations) => {
      const beyond = routes
        .filter((route) => route.stations.slice(0, stations.length).join() === stations.join())
        .flatMap((route) => lastOf(route.stations));
      const back = reversed(stations);
      return [
        { stations, towards: stations.map(() => beyond), share: 1 },
        { stations: back, towards: back.map(() => lastOf(back)), share: 1 },
      ];
    }),
  ];
}

function reversed(stations: readonly number[]): number[] {
  return [...stations].reverse();
}

function lastOf(stations: readonly number[]): number[] {
  return stations.slice(-1);
}

function sharedStart(branches: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = branches;
  const end = first.findIndex((station, place) => others.some((other) => other[place] !== station));
  return first.slice(0, end === -1 ? first.length : end);
}

/** From each terminus to each other along tracks that may lead one way only. A terminus on a loop is passed through. */
function routesOverOneWay(line: CompiledLine): LineRoute[] {
  const trips: (readonly number[])[] = line.termini
    .flatMap((from) => line.termini.map((to) => (from === to ? [] : (wayAlong(line, from, to) ?? []))))
    .filter((trip) => trip.length > 0);
  const onLoop = new Set((line.oneWay ?? []).flatMap((stations) => stations.slice(1, -1)));
  const through = trips.flatMap((arriving) => {
    const [turn] = lastOf(arriving);
    const leaving = turn !== undefined && onLoop.has(turn) ? trips.find((trip) => trip[0] === turn) : undefined;
    if (!leaving) return [];
    const stations = [...arriving, ...leaving.slice(1)];
    return [
      {
        stations,
        towards: stations.map((_, place) => lastOf(place < arriving.length - 1 ? arriving : leaving)),
        share: 1,
      },
    ];
  });
  if (through.length > 0) return through;
  return trips.map((stations) => ({ stations, towards: stations.map(() => lastOf(stations)), share: 1 }));
}

/** The stations from one terminus to another in travelling order, no station twice; undefined where no track leads there. */
function wayAlong({ branches, oneWay = [] }: CompiledLine, from: number, to: number): number[] | undefined {
  const next = new Map<number, Set<number>>();
  for (const stations of [...branches, ...branches.map((branch) => reversed(branch)), ...oneWay]) {
    for (const [place, station] of stations.entries()) {
      const after = stations[place + 1];
      if (after !== undefined) next.set(station, (next.get(station) ?? new Set()).add(after));
    }
  }
  const search = (way: number[]): number[] | undefined => {
    const last = way.at(-1);
    if (last === undefined || last === to) return way;
    for (const station of next.get(last) ?? []) {
      const found = way.includes(station) ? undefined : search([...way, station]);
      if (found) return found;
    }
    return undefined;
  };
  return search([from]);
}

/**
 * Orders that together hold every station of a line, each written from the first terminus: its branches, or where tracks
 * lead one way, the way there and the way back. Undefined where the tracks don't meet.
 */
export function completeOrders(line: CompiledLine): number[][] | undefined {
  if (!line.oneWay) return line.branches.map((branch) => [...branch]);
  const [first, second] = line.termini;
  if (first === undefined || second === undefined) return undefined;
  const [there, back] = [wayAlong(line, first, second), wayAlong(line, second, first)];
  return there && back ? [there, reversed(back)] : undefined;
}
