import type { View } from '../../../logic/projection';
import { openTileKeep } from './keptTiles';
import { openArchive, type OpenArchive } from './openArchive';

interface CityArchive {
  readonly address: string;
  /** Under which parts of it are kept. */
  readonly city: string;
  readonly view: View;
  /** Whether it is looked whether there is a newer one, as when a map opens. */
  readonly anew?: boolean;
}

const opened = new Map<string, Promise<OpenArchive | undefined>>();

/**
 * The archive of a city's streets, opened once for all that read it in this page, by way of what is kept of it.
 * @returns undefined where it can't be had, or is of another city; it is looked for again the next time
 */
export function cityArchive({ address, city, view, anew = false }: CityArchive): Promise<OpenArchive | undefined> {
  const key = `${address} ${city}`;
  const known = opened.get(key);
  if (known && !anew) return known;
  const opening = openTileKeep(city).then((keep) => openArchive(address, view, keep));
  opened.set(key, opening);
  const forget = (archive?: OpenArchive): void => {
    if (!archive && opened.get(key) === opening) opened.delete(key);
  };
  opening.then(forget, () => forget());
  return opening;
}
