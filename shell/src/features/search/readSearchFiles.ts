import {
  parseSearchFile,
  parseSearchIndex,
  searchFileName,
  searchIndexName,
  type SearchIndex,
  type SearchWords,
} from '@odysseus/contract';
import type { RemoteRoute } from '../../services/remotes';
import type { Found } from './found';

/** A destination as the search knows it. */
export interface SearchedCity {
  /** As the menu calls it. */
  readonly name: string;
  /** Where its assistant is asked. */
  readonly assistant?: string;
  /** What is offered before anything is typed. */
  readonly suggested: readonly Found[];
}

export interface Searched {
  readonly entries: readonly Found[];
  readonly cities: readonly SearchedCity[];
  readonly words: SearchWords;
  /** Whether a destination could not be read. */
  readonly incomplete: boolean;
}

/** A remote as the search asks for it. */
export interface SearchedRemote {
  /** Address of its entry. */
  readonly url: string;
  /** The name of each of its cities, by path of the screens. */
  readonly cityOf: (path: string) => string;
}

type Read = Omit<Searched, 'incomplete'>;

const noWords: SearchWords = { same: [], wider: [], small: [], near: [], questions: [], card: [] };
/** What was read stays for as long as the page does: files never change. */
const read = new Map<string, Promise<Read>>();

/** Address of a remote's index. @param entry address of the remote's entry */
export function searchFileBeside(entry: string): string {
  return beside(entry, searchIndexName);
}

/** Each remote that has routes, once. @param areaName name of an area of the menu */
export function searchedRemotes(routes: readonly RemoteRoute[], areaName: (key: string) => string): SearchedRemote[] {
  const byRemote = new Map<string, RemoteRoute[]>();
  for (const route of routes) byRemote.set(route.remote, [...(byRemote.get(route.remote) ?? []), route]);
  return [...byRemote.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const areas = new Map(own.map(({ route }) => [route.path, areaName(route.area)]));
    const fallback = areaName(first.route.area);
    return [{ url: first.version.url, cityOf: (path) => areas.get(path.replace(/[?#].*$/, '')) ?? fallback }];
  });
}

/** Reads what can be searched. What does not come is left out and asked for again the next time. */
export async function readSearchFiles(remotes: readonly SearchedRemote[]): Promise<Searched> {
  const results = await Promise.allSettled(remotes.map(readOne));
  const came = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  return {
    entries: came.flatMap(({ entries }) => entries),
    cities: came.flatMap(({ cities }) => cities),
    words: mergedWords(came.map(({ words }) => words)),
    incomplete: results.some(({ status }) => status === 'rejected'),
  };
}

function readOne(remote: SearchedRemote): Promise<Read> {
  const known = read.get(remote.url);
  if (known) return known;
  const reading = fetchOne(remote);
  read.set(remote.url, reading);
  reading.catch(() => read.delete(remote.url));
  return reading;
}

async function fetchOne({ url, cityOf }: SearchedRemote): Promise<Read> {
  const index = await fetchJson(searchFileBeside(url));
  if (index !== undefined) return readIndex(parseSearchIndex(index, `The search index beside ${url}`), cityOf);
  // A city that was built before there was an index has the shorter file, or has nothing to say.
  const file = await fetchJson(beside(url, searchFileName));
  if (file === undefined) return { entries: [], cities: [], words: noWords };
  const { entries } = parseSearchFile(file, `The search file beside ${url}`);
  return {
    entries: entries.map(({ words, ...entry }) => ({
      ...entry,
      city: cityOf(entry.path),
      ...(words === undefined ? {} : { about: words }),
    })),
    cities: [],
    words: noWords,
  };
}

/** Undefined where there is no such file. */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as unknown;
}

function readIndex(index: SearchIndex, cityOf: (path: string) => string): Read {
  const cities = index.cities.map(({ name, assistant, suggested }) => ({
    name: (assistant === undefined ? '' : cityOf(assistant)) || name,
    ...(assistant === undefined ? {} : { assistant }),
    suggested,
  }));
  const entries = index.entries.map(({ city = 0, hours, ...entry }): Found => {
    const calendar = hours === undefined ? undefined : index.calendars[hours];
    const timezone = index.cities[city]?.timezone;
    return {
      ...entry,
      // A page that no list of the menu shows is its city's all the same.
      city: cityOf(entry.path) || (cities[city]?.name ?? ''),
      ...(calendar && timezone !== undefined ? { opening: { calendar, timezone } } : {}),
    };
  });
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return {
    entries,
    cities: cities.map((one) => ({ ...one, suggested: one.suggested.flatMap((path) => byPath.get(path) ?? []) })),
    words: index.words,
  };
}

/** Words of several remotes, each group once: most of them are the same everywhere. */
function mergedWords(all: readonly SearchWords[]): SearchWords {
  const each = <T>(lists: readonly (readonly T[])[]): T[] => [
    ...new Map(lists.flat().map((one) => [JSON.stringify(one), one])).values(),
  ];
  return {
    same: each(all.map(({ same }) => same)),
    wider: each(all.map(({ wider }) => wider)),
    small: each(all.map(({ small }) => small)),
    near: each(all.map(({ near }) => near)),
    questions: each(all.map(({ questions }) => questions)),
    card: each(all.map(({ card }) => card)),
  };
}

function beside(entry: string, name: string): string {
  return new URL(name, new URL(entry, window.location.href)).href;
}
