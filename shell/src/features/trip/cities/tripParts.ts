import type { TripPart } from '@odysseus/runtime';
import { screenKey, type RemoteRoute, type ScreenLoader } from '../../../services/remotes';

/** What cities tell a trip by their own code, by the path of the screen that it is of. */
export type TripParts = ReadonlyMap<string, TripPart>;

/** What was read stays for as long as the page does. */
const read = new Map<string, Promise<TripPart | undefined>>();

/** Reads what a trip takes of a screen; undefined where it takes nothing, or it does not come: it is asked for again the next time. */
export function readTripPart(target: RemoteRoute, screens: Pick<ScreenLoader, 'table'>): Promise<TripPart | undefined> {
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

async function partOf(target: RemoteRoute, screens: Pick<ScreenLoader, 'table'>): Promise<TripPart | undefined> {
  const table = await screens.table(target);
  const entry = table.default.find(({ path }) => path === target.route.path);
  return (await entry?.forTrip?.())?.default;
}
