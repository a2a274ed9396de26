import { metroCopy } from './copy';
import type { CompiledLine } from '../logic/network';

/** A stretch of a line as one reads it: a list of stations under a title. */
export interface LinePart {
  readonly title: string;
  readonly stations: readonly number[];
}

/** A line cut where it forks or where its tracks part, so that each list can be read from top to bottom and says every station once. */
export function lineParts(line: CompiledLine, name: (station: number) => string): LinePart[] {
  const { branches, oneWay } = line;
  if (oneWay) {
    const [first = [], ...others] = branches;
    const { orders } = metroCopy;
    return [
      { title: orders.bothWays, stations: first },
      ...oneWay.map((stations) => ({ title: orders.oneWay, stations })),
      ...others.map((stations) => ({ title: orders.bothWays, stations })),
    ];
  }
  const [first = [], ...others] = branches;
  if (others.length === 0) return [{ title: metroCopy.orders.bothWays, stations: first }];
  const start = sharedLength(branches);
  const end = start > 0 ? 0 : sharedLength(branches.map((stations) => [...stations].reverse()));
  const shared = {
    title: metroCopy.orders.shared,
    stations: start > 0 ? first.slice(0, start) : first.slice(first.length - end),
  };
  const own = branches.map((stations, index): LinePart => {
    const rest = start > 0 ? stations.slice(start) : stations.slice(0, stations.length - end);
    const tip = start > 0 ? rest.at(-1) : rest[0];
    return {
      title: metroCopy.orders.branch(tip === undefined ? '' : name(tip), line.branchSigns?.[index]),
      stations: rest,
    };
  });
  return start > 0 ? [shared, ...own] : [...own, shared];
}

/** How many stations all orders begin with in common. */
function sharedLength(orders: readonly (readonly number[])[]): number {
  const [first = [], ...others] = orders;
  const differing = first.findIndex((station, place) => others.some((other) => other[place] !== station));
  return differing === -1 ? first.length : differing;
}
