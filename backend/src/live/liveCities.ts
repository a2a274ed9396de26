import { citySourcesName, type CompiledCitySources, compiledCitySourcesSchema } from '@odysseus/live';
import type { PremiumStore } from '../premium';
import type { LiveSource } from './LiveSource';

interface Known {
  readonly version: string;
  readonly content: string;
  readonly sources: readonly LiveSource[];
}

/**
 * The sources of the live release's cities. What a release says of a city is read once for a version; one that says the same as
 * the one before leaves the city's sources as they are, and of one that names none every source is off.
 * @param warn told when a newer version can't be read, and the one before goes on
 * @returns undefined for a city that the release does not know
 */
export function liveCities(
  store: PremiumStore,
  sourcesOf: (city: CompiledCitySources) => readonly LiveSource[],
  warn: (cause: unknown) => void,
): (city: string) => Promise<readonly LiveSource[] | undefined> {
  const cities = new Map<string, Known>();
  const reading = new Map<string, Promise<Known>>();

  async function read(city: string, version: string, before: Known | undefined): Promise<Known> {
    const found = await store.read(city, citySourcesName);
    const content = JSON.stringify(found?.content ?? null);
    if (before?.content === content) return { ...before, version };
    return { version, content, sources: found ? sourcesOf(compiledCitySourcesSchema.parse(found.content)) : [] };
  }

  async function readOrStay(city: string, version: string, before: Known | undefined): Promise<Known> {
    try {
      return await read(city, version, before);
    } catch (cause) {
      if (!before) throw cause;
      warn(cause);
      return { ...before, version };
    }
  }

  /** Whoever asks meanwhile is given the same list, so that the city's sources are the same for all its boards. */
  function readOnce(city: string, version: string): Promise<Known> {
    const running =
      reading.get(city) ??
      readOrStay(city, version, cities.get(city))
        .then((known) => {
          cities.set(city, known);
          return known;
        })
        .finally(() => reading.delete(city));
    reading.set(city, running);
    return running;
  }

  return async (city) => {
    const version = await store.versionOf(city);
    if (version === undefined) return undefined;
    const known = cities.get(city);
    return (known?.version === version ? known : await readOnce(city, version)).sources;
  };
}
