import { parseTripFile, tripFileName, type TripCity, type TripFile, type TripPlace } from '@odysseus/contract';

/** What cities tell of the places of a trip. */
export interface TripFacts {
  readonly cities: ReadonlyMap<string, TripCity>;
  /** By city and place, former ids too. */
  readonly places: ReadonlyMap<string, TripPlace>;
  /** Cities of whose premium places the service has told this holder of a pass. */
  readonly toldToHolder: ReadonlySet<string>;
  /** Whether some city could not be read. */
  readonly incomplete: boolean;
}

/** What was read stays for as long as the page does: files never change. */
const read = new Map<string, Promise<TripFile | undefined>>();

/** Address of a remote's file for trips. @param entry address of the remote's entry */
export function tripFileBeside(entry: string): string {
  return new URL(tripFileName, new URL(entry, window.location.href)).href;
}

/** Reads what cities tell. What does not come is left out, and asked for again the next time. */
export async function readTripFiles(urls: readonly string[]): Promise<TripFacts> {
  const results = await Promise.allSettled(urls.map(readOne));
  const files = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []));
  return {
    ...toldBy(files),
    toldToHolder: new Set(),
    incomplete: results.some(({ status }) => status === 'rejected'),
  };
}

/** What files tell; of former ids, what they tell of the places that these stand for. */
export function toldBy(files: readonly TripFile[]): Pick<TripFacts, 'cities' | 'places'> {
  const cities = new Map(files.flatMap((file) => file.cities.map((city) => [city.key, city] as const)));
  const places = new Map(files.flatMap((file) => file.places.map((place) => [place.id, place] as const)));
  for (const { key, renamed = {} } of cities.values())
    for (const [former, id] of Object.entries(renamed)) {
      const place = places.get(`${key}/${id}`);
      if (place) places.set(`${key}/${former}`, place);
    }
  return { cities, places };
}

function readOne(url: string): Promise<TripFile | undefined> {
  const known = read.get(url);
  if (known) return known;
  const reading = fetchOne(url);
  read.set(url, reading);
  reading.catch(() => read.delete(url));
  return reading;
}

async function fetchOne(url: string): Promise<TripFile | undefined> {
  const response = await fetch(url);
  // A city whose build is older has nothing to say.
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return parseTripFile(await response.json(), `The file for trips ${url}`);
}
