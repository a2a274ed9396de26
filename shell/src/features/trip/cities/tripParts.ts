import type { LatLng } from '@odysseus/model';
import type { TripPart } from '@odysseus/runtime';
import { screenKey, type RemoteRoute, type ScreenLoader } from '../../../services/remotes';

type Drawing = NonNullable<TripPart['drawing']>;
type Told = NonNullable<ReturnType<NonNullable<TripPart['journey']>>>;

/** A `TripPart` as a trip reckons with it: its points, which the boundary has as pairs with their latitude first, are `LatLng`. */
export interface LocatedPart {
  readonly drawing?: Omit<Drawing, 'frame'> & { readonly frame: readonly [southWest: LatLng, northEast: LatLng] };
  readonly journey?: (
    from: string,
    to: string,
  ) => (Omit<Told, 'from' | 'to'> & { readonly from: LatLng; readonly to: LatLng }) | undefined;
}

/** What cities tell a trip by their own code, by the path of the screen that it is of. */
export type TripParts = ReadonlyMap<string, LocatedPart>;

/** What was read stays for as long as the page does. */
const read = new Map<string, Promise<LocatedPart | undefined>>();

/** Reads what a trip takes of a screen; undefined where it takes nothing, or it does not come: it is asked for again the next time. */
export function readTripPart(
  target: RemoteRoute,
  screens: Pick<ScreenLoader, 'table'>,
): Promise<LocatedPart | undefined> {
  const key = screenKey(target);
  const known = read.get(key);
  if (known) return known;
  const reading = partOf(target, screens).catch(() => {
    read.delete(key);
    return undefined;
  });
  read.set(key, reading);
  return reading;
}

async function partOf(target: RemoteRoute, screens: Pick<ScreenLoader, 'table'>): Promise<LocatedPart | undefined> {
  const table = await screens.table(target);
  const entry = table.default.find(({ path }) => path === target.route.path);
  const part = (await entry?.forTrip?.())?.default;
  // Cities are built from content, which has its latitude first, and hand it on as it is.
  return part as LocatedPart | undefined;
}
