import { foldText } from '@odysseus/contract';
import { editDistance } from '@odysseus/model';

/** A name without what people leave out or write differently: accents, case, dashes, apostrophes, 'St' for 'Saint'. */
function plainName(name: string): string {
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
export function stationNames(
  stations: readonly { readonly name: string; readonly also?: readonly string[] | undefined }[],
  lines: (station: number) => number = () => 0,
): StationNames {
  const entries = stations.flatMap(({ name, also = [] }, station) =>
    [name, ...also].map((own, index) => ({ plain: plainName(own), station, main: index === 0 })),
  );
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
        .sort(
          ([a, distanceA], [b, distanceB]) =>
            distanceA - distanceB || (stations[a]?.name ?? '').localeCompare(stations[b]?.name ?? '', 'fr'),
        )
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
function nearest(
  entries: readonly NameEntry[],
  distanceOf: (name: string, station: number) => number,
): Map<number, number> {
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
  const most = Math.max(1.5, query.length * 0.4);
  const differences = (word: string): number => editDistance(query, word, Math.floor(most));
  const fewest = Math.min(
    differences(name),
    differences(name.slice(0, query.length)) + 0.5,
    ...words.map((word) => differences(word) + 0.5),
  );
  return fewest <= most ? fewest : Infinity;
}
