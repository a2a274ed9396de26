import { readFileSync } from 'node:fs';
import type { LatLng } from '@odysseus/model';
import { parse } from 'yaml';

/** A network's file as it stands, with what a search needs. */
export interface WrittenNetwork {
  readonly lines: readonly WrittenLine[];
  readonly stations: readonly {
    readonly id: string;
    readonly coordinates: LatLng;
    readonly changeMinutes?: number;
    readonly changeModeMinutes?: number;
  }[];
  readonly interchanges: readonly {
    readonly between: readonly [string, string];
    readonly minutes: number;
    readonly signed?: boolean;
  }[];
}

interface WrittenLine {
  readonly id: string;
  readonly by?: string;
  readonly branches: readonly (readonly string[])[];
  readonly oneWay?: readonly (readonly string[])[];
  readonly minutes?: readonly (readonly number[])[];
  readonly pace: { readonly kmh?: number; readonly stopSeconds?: number; readonly everyMinutes: number };
}

/** The best that a search found: seconds from the first platform to the last, and how often one changes. */
export interface Found {
  readonly seconds: number;
  readonly changes: number;
}

/** A change is worth it from so many seconds that it saves. */
const changeIsWorth = 180;

export function writtenNetwork(file: string): WrittenNetwork {
  return parse(readFileSync(file, 'utf8')) as WrittenNetwork;
}

/** Metres on a sphere, by the cosine of the angle between two points. */
export function metresApart([a, b]: LatLng, [c, d]: LatLng): number {
  const radians = Math.PI / 180;
  const cosine =
    Math.sin(a * radians) * Math.sin(c * radians) +
    Math.cos(a * radians) * Math.cos(c * radians) * Math.cos((d - b) * radians);
  return 6_371_008 * Math.acos(Math.min(1, cosine));
}

interface Ride {
  readonly line: WrittenLine;
  readonly from: string;
  readonly to: string;
  /** Waiting included. */
  readonly seconds: number;
  /** Having got off there. */
  readonly node: string;
}

/**
 * Dijkstra over what is written, with none of the planner's code: a node is having got off a line at a station, an edge is a
 * whole ride with the change and the wait before it. Tracks in one direction alone are left out.
 * @returns the best to each station that can be reached from one
 */
export function independentSearch(network: WrittenNetwork): (from: string) => ReadonlyMap<string, Found> {
  const stations = new Map(network.stations.map((station) => [station.id, station]));
  const rides = new Map<string, Ride[]>();
  for (const ride of network.lines.flatMap((line) => ridesOf(line, stations)))
    rides.set(ride.from, [...(rides.get(ride.from) ?? []), ride]);
  const walks = new Map<string, { to: string; minutes: number }[]>();
  for (const { between, minutes } of network.interchanges.filter((one) => one.signed !== false)) {
    for (const [from, to] of [between, [between[1], between[0]] as const])
      walks.set(from, [...(walks.get(from) ?? []), { to, minutes }]);
  }
  const within = (station: string, one: WrittenLine, other: WrittenLine): number => {
    const { changeMinutes = 3, changeModeMinutes = changeMinutes } = stations.get(station) ?? {};
    return one === other ? 2 : one.by === other.by ? changeMinutes : changeModeMinutes;
  };

  return (from) => {
    const reached = new Map<string, Found>();
    const best = new Map<string, Node>();
    // By their cost in seconds: the cheapest is looked at first.
    const waiting: Node[][] = [];
    const offer = (ride: Ride, before: Node | undefined, walk: number): void => {
      const seconds = (before?.seconds ?? 0) + walk * 60 + ride.seconds;
      const changes = before ? before.changes + 1 : 0;
      const cost = seconds + changes * changeIsWorth;
      if (cost >= (best.get(ride.node)?.cost ?? Infinity)) return;
      const node = { station: ride.to, line: ride.line, seconds, changes, cost };
      best.set(ride.node, node);
      (waiting[cost] ??= []).push(node);
    };
    for (const ride of rides.get(from) ?? []) offer(ride, undefined, 0);
    for (let cost = 0; cost < waiting.length; cost += 1) {
      for (const node of waiting[cost] ?? []) {
        if (best.get(nodeName(node.station, node.line)) !== node) continue;
        if (!reached.has(node.station)) reached.set(node.station, node);
        for (const ride of rides.get(node.station) ?? []) offer(ride, node, within(node.station, node.line, ride.line));
        for (const { to, minutes } of walks.get(node.station) ?? [])
          for (const ride of rides.get(to) ?? []) offer(ride, node, minutes);
      }
    }
    return reached;
  };
}

interface Node extends Found {
  readonly station: string;
  readonly line: WrittenLine;
  readonly cost: number;
}

function nodeName(station: string, { id }: WrittenLine): string {
  return `${station} ${id}`;
}

function ridesOf(line: WrittenLine, stations: ReadonlyMap<string, WrittenNetwork['stations'][number]>): Ride[] {
  return line.branches.flatMap((branch, number) => {
    const hops = branch.slice(1).map((to, place) => {
      const told = line.minutes?.[number]?.[place];
      if (told !== undefined) return told * 60;
      const [one, other] = [stations.get(branch[place] ?? ''), stations.get(to)];
      if (!one || !other) throw new Error(`${line.id} calls at ${to}, which is no station`);
      const { kmh = 0, stopSeconds = 0 } = line.pace;
      return Math.round((metresApart(one.coordinates, other.coordinates) * 1.07 * 3.6) / kmh + stopSeconds);
    });
    return branch.flatMap((from, start) =>
      branch.slice(start + 1).flatMap((to, after) => {
        const part = branch.slice(start, start + after + 2);
        const sharing = line.branches.filter((other) => other.join().includes(part.join())).length;
        const wait = Math.round(line.pace.everyMinutes * 30) * (sharing > 1 ? 1 : line.branches.length);
        const seconds = wait + hops.slice(start, start + after + 1).reduce((sum, hop) => sum + hop, 0);
        return [
          { line, from, to, seconds, node: nodeName(to, line) },
          { line, from: to, to: from, seconds, node: nodeName(from, line) },
        ];
      }),
    );
  });
}
