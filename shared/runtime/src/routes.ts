import type { IconName, RouteData } from '@odysseus/contract';
import type { LazyScreen } from './lazyScreen';

/** WGS84, in degrees. A pair without brand, since parts of other versions read it: who takes it makes it a `LatLng`. */
type Position = readonly [latitude: number, longitude: number];

/** What the visitor's trip takes of a screen, apart from it: a city tells by its own code, of its own version. */
export interface TripPart {
  /** The drawn map of the screen's city: the picture's address, and its south-west and north-east corner. */
  readonly drawing?: { readonly picture: string; readonly frame: readonly [Position, Position] };
  /**
   * The way from one station to another, named as addresses of the planner name them: minutes from platform to platform, and where
   * the two are. Undefined where there is none.
   */
  readonly journey?: (
    from: string,
    to: string,
  ) => { readonly minutes: number; readonly from: Position; readonly to: Position } | undefined;
}

/** A screen's entry in its build's route table (specification, section 3), with the screen itself. */
export interface RouteEntry extends Omit<RouteData, 'icon'> {
  readonly icon: IconName;
  readonly component: LazyScreen;
  /** Absent where a trip takes nothing of the screen, and in builds from before trips did. */
  readonly forTrip?: () => Promise<{ readonly default: TripPart }>;
}

/** What a remote exposes as `./routes`. */
export interface RoutesModule {
  readonly default: readonly RouteEntry[];
}

/**
 * Declares a build's route table.
 * @throws {Error} naming a path that stands twice (decision 2)
 */
export function defineRoutes(entries: readonly RouteEntry[]): readonly RouteEntry[] {
  const seen = new Set<string>();
  for (const entry of entries) {
    if (seen.has(entry.path))
      throw new Error(
        `The route table names ${entry.path} twice; each path has one screen. Remove one of the entries.`,
      );
    seen.add(entry.path);
  }
  return entries;
}

/** The part of an entry that crosses the boundary as data. */
export function routeData({ component: _component, ...data }: RouteEntry): RouteData {
  return data;
}
