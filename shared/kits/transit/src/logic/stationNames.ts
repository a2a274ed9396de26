import { foldText } from '@odysseus/contract';

/** A name without what people leave out or write differently: accents, case, dashes, apostrophes, 'St' for 'Saint'. */
export function plainName(name: string): string {
  return foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst(e?)\b/g, 'saint$1');
}

/** The id that belongs to a station's name: 'L’Haÿ-les-Roses' gives `l-hay-les-roses`. */
export function stationKey(name: string): string {
  return plainName(name).replace(/ /g, '-');
}

/** Places in the list of stations, by every name that each has. */
export interface StationNames {
  /** The station of this very name, in whatever spelling; undefined where there is none. */
  find(query: string): number | undefined;
  /** Stations whose names come nearest to what was typed, best first. */
  suggest(query: string, limit: number): number[];
}

/** @param lines how many lines call at a station: of names that begin alike, the one with more of them is more often meant */
export function stationNames(stations: readonly { readonly name: string; readonly also?: readonly string[] | undefined }[], lines: (station: number) => number = () => 0): StationNames {
  const entries = stations.flatMap(({ name, also = [] }, station) => [name, ...also].map((own, index) => ({ plain: plainName(own), station, main: index === 0 })));
  const exact = new Map(entries.map(({ plain, station }) => [plain, station]));
  return {
    find: (query) => exact.get(plainName(query)),
    suggest(query, limit) {
      const plain = plainName(query);
      if (plain === '') return [];
      let best = nearest(entries, (name, station) => beginning(plain, name) - Math.min(9, lines(station)) / 20);
      // Typing errors only where nothing begins so: a comparison letter by letter takes ten times as long.
      if (best.size === 0 && plain.length >= 3) best = nearest(entries, (name) => misspelling(plain, name));
      return [...best]
        .sort(([a, distanceA], [b, distanceB]) => distanceA - distanceB || (stations[a]?.name ?? '').localeCompare(stations[b]?.name ?? '', 'fr'))
        .slice(0, limit)
        .map(([station]) => station);
    },
  };
}

interface NameEntry {
  readonly plain: string;
  readonly station: number;
}

/** Stations with the smallest distance of any of their names; those of infinite distance are left out. */
function nearest(entries: readonly NameEntry[], distanceOf: (name: string, station: number) => number): Map<number, number> {
  const best = new Map<number, number>();
  for (const { plain, station } of entries) {
    const distance = distanceOf(plain, station);
    if (distance < (best.get(station) ?? Infinity)) best.set(station, distance);
  }
  return best;
}

/** How well a name begins with what was typed, as a whole or word by word: smaller is better. */
function beginning(query: string, name: string): number {
  if (name === query) return 0;
  const longer = name.length / 1000;
  if (name.startsWith(query)) return 1 + longer;
  const words = name.split(' ');
  if (words.some((_, index) => words.slice(index).join(' ').startsWith(query))) return 2 + longer;
  return query.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 3 + longer : Infinity;
}

/** How many letters of a name, of its beginning or of one of its words were typed wrongly. */
function misspelling(query: string, name: string): number {
  const words = name.split(' ').filter((word) => word.length > 3);
  const fewest = Math.min(differences(query, name), differences(query, name.slice(0, query.length)) + 0.5, ...words.map((word) => differences(query, word) + 0.5));
  return fewest <= Math.max(1.5, query.length * 0.4) ? fewest : Infinity;
}

/** Letters to insert, remove, change or swap to make one word of the other (Damerau and Levenshtein, neighbours swapped once). */
function differences(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let fewest = Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) fewest = Math.min(fewest, (older[column - 2] ?? 0) + 1);
      current.push(fewest);
    }
    older = previous;
    previous = current;
  }
  return previous[b.length] ?? a.length;
}
