import { defaultVersion, type Release } from '@odysseus/contract';
import type { SealedStore } from '@odysseus/release';

/** What a release keeps for signed-in visitors: read-only, and never served as a file. */
export interface PremiumStore {
  /**
   * Reads a screen's premium content.
   * @param version of the remote; the live one when absent
   * @returns undefined when the live release knows no such city, or the store no such version or screen
   * @throws {Error} when there is no live release or it can't be read
   */
  read(city: string, screen: string, version?: string): Promise<{ version: string; content: unknown } | undefined>;
  /** The live version of the remote that owns a city; undefined when the live release knows no such city. */
  versionOf(city: string): Promise<string | undefined>;
}

/** A version as part of a path: nothing of it can lead out of the folder. */
const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;
const namePattern = /^[a-z][a-z0-9-]*$/;

/**
 * Reads `private/<part>/<version>/<city>/<screen>.json`.
 * @param live the release that is served
 */
export function premiumStore(store: SealedStore, live: () => Promise<Release>): PremiumStore {
  return {
    async read(city, screen, version) {
      if (!namePattern.test(city) || !namePattern.test(screen)) return undefined;
      if (version !== undefined && !versionPattern.test(version)) return undefined;
      const owner = ownerOf(await live(), city);
      if (!owner) return undefined;
      const wanted = version ?? owner.version;
      const stored = await store.get(`private/${owner.part}/${wanted}/${city}/${screen}.json`);
      return stored && { version: wanted, content: JSON.parse(stored.body.toString('utf8')) as unknown };
    },
    versionOf: async (city) => ownerOf(await live(), city)?.version,
  };
}

/** The remote with an area of that name: Rome's is `italy`. */
function ownerOf(release: Release, city: string): { part: string; version: string } | undefined {
  for (const [name, versions] of Object.entries(release.microFrontends)) {
    if (versions.some((version) => version.extras.areas.some((area) => area.key === city))) {
      return { part: name.replace('@odysseus/', ''), version: defaultVersion(versions).metadata.version };
    }
  }
  return undefined;
}
