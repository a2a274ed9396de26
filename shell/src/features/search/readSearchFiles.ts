import { parseSearchFile, searchFileName } from '@odysseus/contract';
import type { RemoteRoute } from '../../services/remotes';
import type { Found } from './searchEngine';

export interface Searched {
  readonly entries: readonly Found[];
  /** Whether a destination could not be read. */
  readonly incomplete: boolean;
}

/** A remote as the search asks for it. */
export interface SearchedRemote {
  /** Address of its file. */
  readonly url: string;
  /** The name of each of its cities, by path of the screens. */
  readonly cityOf: (path: string) => string;
}

/** What was read stays for as long as the page does: files never change. */
const read = new Map<string, Promise<readonly Found[]>>();

/** Address of a remote's search file. @param entry address of the remote's entry */
export function searchFileBeside(entry: string): string {
  return new URL(searchFileName, new URL(entry, window.location.href)).href;
}

/** The file of each remote that has routes, each once. @param areaName name of an area of the menu */
export function searchedRemotes(routes: readonly RemoteRoute[], areaName: (key: string) => string): SearchedRemote[] {
  const byRemote = new Map<string, RemoteRoute[]>();
  for (const route of routes) byRemote.set(route.remote, [...(byRemote.get(route.remote) ?? []), route]);
  return [...byRemote.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const areas = new Map(own.map(({ route }) => [route.path, areaName(route.area)]));
    const fallback = areaName(first.route.area);
    return [
      { url: searchFileBeside(first.version.url), cityOf: (path) => areas.get(path.replace(/#.*$/, '')) ?? fallback },
    ];
  });
}

/** Reads what can be searched. What does not come is left out and asked for again the next time. */
export async function readSearchFiles(remotes: readonly SearchedRemote[]): Promise<Searched> {
  const results = await Promise.allSettled(remotes.map(readOne));
  return {
    entries: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    incomplete: results.some(({ status }) => status === 'rejected'),
  };
}

function readOne(remote: SearchedRemote): Promise<readonly Found[]> {
  const known = read.get(remote.url);
  if (known) return known;
  const reading = fetchOne(remote);
  read.set(remote.url, reading);
  reading.catch(() => read.delete(remote.url));
  return reading;
}

async function fetchOne({ url, cityOf }: SearchedRemote): Promise<readonly Found[]> {
  const response = await fetch(url);
  // A city whose build is older than the search has nothing to say.
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const { entries } = parseSearchFile(await response.json(), `The search file ${url}`);
  return entries.map((entry) => ({ ...entry, city: cityOf(entry.path) }));
}
