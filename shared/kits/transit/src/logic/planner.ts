import TinyQueue from 'tinyqueue';
import type { CompiledLine, CompiledNetwork } from './network';
import { runsOf, type Run } from './runs';

export const planModes = ['fastest', 'changes', 'step-free'] as const;
/** `fastest`: the fewest minutes. `changes`: the fewest changes, then minutes. `step-free`: no stairs between street and train. */
export type PlanMode = (typeof planModes)[number];

/** How somebody gets from one train to the next. */
export interface Change {
  readonly by: 'station' | 'corridor' | 'street';
  readonly minutes: number;
}

export interface Leg {
  readonly line: CompiledLine;
  /** Termini that the signs name on this platform, by place in the list of stations. */
  readonly direction: readonly number[];
  /** Every station of the ride, from where one boards to where one alights. */
  readonly stations: readonly number[];
  /** Stations after the first: 'get off at the third stop'. */
  readonly stops: number;
  readonly minutes: number;
  /** On the platform, on average. */
  readonly waitMinutes: number;
  /** What comes before this leg; absent on the first. */
  readonly change?: Change;
}

export interface Journey {
  readonly from: number;
  readonly to: number;
  readonly transfers: number;
  /** From the first platform to the last, with waiting and walking: an estimate. */
  readonly minutes: number;
  readonly legs: readonly Leg[];
}

export interface Planner {
  /** @returns nothing where no such journey exists: between a station and itself, or without steps */
  plan(from: number, to: number, mode: PlanMode): Journey | undefined;
}

/** From one line's platform to another's within a station, in minutes, where the network says nothing else. */
const changeMinutes = 3;
/** From a line's platform to the same line's in another direction. */
const sameLineMinutes = 2;
/** One more change is worth it only when it saves more than this many seconds: the estimate is no better than that. */
const changePenalty = 180;
/** More than any journey takes: weighs changes before time. */
const changesFirst = 100_000;

interface Stop {
  readonly run: Run;
  readonly place: number;
  readonly station: number;
}

/** A stop that waits to be looked at, with what it cost to get there. */
interface Reached {
  readonly index: number;
  readonly cost: number;
}

/** Prepares a network once, so that each question takes well under a millisecond. */
export function preparePlanner(network: CompiledNetwork): Planner {
  const stops: Stop[] = [];
  const stopsAt: number[][] = network.stations.map(() => []);
  for (const run of network.lines.flatMap((line) => runsOf(network, line))) {
    for (const [place, station] of run.stations.entries()) {
      stopsAt[station]?.push(stops.length);
      stops.push({ run, place, station });
    }
  }
  const links = linksOf(network);
  const changeBetween = (from: Stop, to: Stop): Change => {
    if (from.station !== to.station)
      return links[from.station]?.get(to.station) ?? { by: 'street', minutes: changeMinutes };
    const { change = changeMinutes, changeMode = change } = network.stations[from.station] ?? {};
    const [one, other] = [from.run.line, to.run.line];
    return { by: 'station', minutes: one === other ? sameLineMinutes : one.by === other.by ? change : changeMode };
  };

  function plan(from: number, to: number, mode: PlanMode): Journey | undefined {
    if (from === to) return undefined;
    const stepFree = mode === 'step-free';
    const perChange = mode === 'changes' ? changesFirst : changePenalty;
    const open = ({ station, run }: Stop): boolean =>
      !stepFree || (network.stations[station]?.stepFree?.includes(run.line.id) ?? false);
    const cost = new Float64Array(stops.length).fill(Infinity);
    const before = new Int32Array(stops.length).fill(-1);
    const queue = new TinyQueue<Reached>([], (one, other) => one.cost - other.cost);
    const reach = (index: number, newCost: number, by: number): void => {
      if (newCost >= (cost[index] ?? 0)) return;
      cost[index] = newCost;
      before[index] = by;
      queue.push({ index, cost: newCost });
    };
    const board = (station: number, spent: (stop: Stop) => number, by: number, left?: Stop): void => {
      for (const index of stopsAt[station] ?? []) {
        const stop = stops[index];
        // A loop calls twice at the station where it closes: one may board it there again, further back.
        const onward = stop?.run === left?.run && stop !== undefined && left !== undefined && stop.place >= left.place;
        if (stop && !onward && stop.place < stop.run.stations.length - 1 && open(stop))
          reach(index, spent(stop) + stop.run.wait, by);
      }
    };
    board(from, () => 0, -1);
    // Kept apart from the costs: one may be there sooner on foot, and a journey ends with getting off.
    let arrival: { cost: number; index: number } | undefined;
    for (let reached = queue.pop(); reached !== undefined; reached = queue.pop()) {
      const { index, cost: spent } = reached;
      // It has become cheaper since it was added, and was passed then.
      if (spent !== cost[index]) continue;
      const stop = stops[index];
      if (!stop || (arrival && arrival.cost <= spent)) break;
      // Nobody boards a train to leave it where it stands.
      const riding = before[index] === index - 1 && stop.place > 0;
      if (riding && open(stop)) {
        const change = (next: Stop): number => spent + changeBetween(stop, next).minutes * 60 + perChange;
        board(stop.station, change, index, stop);
        if (!stepFree) for (const station of links[stop.station]?.keys() ?? []) board(station, change, index);
      }
      const ride = secondsBetween(stop.run, stop.place, stop.place + 1);
      const next = stops[index + 1];
      if (ride === undefined || !next) continue;
      if (next.station !== to || !open(next)) reach(index + 1, spent + ride, index);
      else if (spent + ride < (arrival?.cost ?? Infinity)) arrival = { cost: spent + ride, index: index + 1 };
    }
    return arrival && journeyOf(from, to, ridesTo(arrival.index, before));
  }

  function ridesTo(last: number, before: Int32Array): { board: Stop; alight: Stop }[] {
    const rides: { board: Stop; alight: Stop }[] = [];
    let alight = stops[last];
    for (let index = last - 1; index !== -1; index = before[index] ?? -1) {
      const stop = stops[index];
      const by = before[index] ?? -1;
      if (!stop || (by === index - 1 && stop.place > 0)) continue;
      if (alight) rides.unshift({ board: stop, alight });
      alight = stops[by];
    }
    return rides;
  }

  function journeyOf(from: number, to: number, rides: readonly { board: Stop; alight: Stop }[]): Journey {
    let seconds = 0;
    const legs = rides.map(({ board, alight }, index): Leg => {
      const { run } = board;
      const ride = secondsBetween(run, board.place, alight.place) ?? 0;
      const previous = rides[index - 1];
      const change = previous && changeBetween(previous.alight, board);
      seconds += ride + run.wait + (change?.minutes ?? 0) * 60;
      return {
        line: run.line,
        direction: run.towards[board.place] ?? [],
        stations: run.stations.slice(board.place, alight.place + 1),
        stops: alight.place - board.place,
        minutes: inMinutes(ride),
        waitMinutes: inMinutes(run.wait),
        ...(change ? { change } : {}),
      };
    });
    return { from, to, transfers: legs.length - 1, minutes: inMinutes(seconds), legs };
  }

  return { plan };
}

function inMinutes(seconds: number): number {
  return Math.max(1, Math.round(seconds / 60));
}

function secondsBetween(run: Run, from: number, to: number): number | undefined {
  const [start, end] = [run.seconds[from], run.seconds[to]];
  return start === undefined || end === undefined ? undefined : end - start;
}

/** Stations that can be reached from each on foot as an interchange of the network. */
function linksOf(network: CompiledNetwork): Map<number, Change>[] {
  const links = network.stations.map(() => new Map<number, Change>());
  for (const { between, by, minutes, signed } of network.interchanges) {
    if (signed === false) continue;
    const [a, b] = between;
    links[a]?.set(b, { by, minutes });
    links[b]?.set(a, { by, minutes });
  }
  return links;
}
