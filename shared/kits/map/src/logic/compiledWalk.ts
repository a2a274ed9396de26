import type { LatLng } from '@odysseus/model';
import type { Walk } from './walkSchema';

export interface WalkStop {
  readonly name: string;
  readonly at: LatLng;
  /** Where the card of its place stands, if it is one. */
  readonly to?: string;
  readonly minutes: number;
  readonly what: string;
  /** Minutes on foot to the next stop. */
  readonly walk?: number;
  readonly via?: readonly LatLng[];
}

/** A walk as the map gets it: each stop with its name and its point. */
export type CompiledWalk = Omit<Walk, 'stops'> & { readonly stops: readonly WalkStop[] };

/** What of a walk is drawn. */
export interface DrawnWalk {
  readonly line: readonly LatLng[];
  readonly stops: readonly LatLng[];
}

/** The way of a walk from stop to stop, round its corners. */
export function drawnWalk({ stops }: CompiledWalk): DrawnWalk {
  return { line: stops.flatMap(({ at, via = [] }) => [at, ...via]), stops: stops.map(({ at }) => at) };
}
