import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultVersion, parseRelease, parseWith, type Release, releasePointerSchema } from '@odysseus/contract';
import { codeOf } from '../codeOf';

/** What a release keeps for signed-in visitors: read-only, and never served as a file. */
export interface PremiumStore {
  /**
   * Reads a screen's premium content.
   * @param version of the remote; the live one when absent
   * @returns undefined when the live release knows no such city, or the store no such version or screen
   * @throws {Error} when there is no live release or it can't be read
   */
  read(city: string, screen: string, version?: string): Promise<{ version: string; content: unknown } | undefined>;
}

/** A version as part of a path: nothing of it can lead out of the folder. */
const versionPattern = /^\d+\.\d+\.\d+(-[0-9a-z]+(\.[0-9a-z]+)*)?$/;
const namePattern = /^[a-z][a-z0-9-]*$/;

/**
 * Reads `<folder>/private/<part>/<version>/<city>/<screen>.json`. The pointer to the live release is read anew each time;
 * the release that it names never changes, and so is read once.
 * @param folder the store of builds and releases
 */
export function releaseStore(folder: string): PremiumStore {
  let known: Release | undefined;

  async function liveRelease(): Promise<Release> {
    const pointer = parseWith(releasePointerSchema, await readJson(join(folder, 'current.json')), 'The pointer to the live release');
    if (known?.id !== pointer.release) known = parseRelease(await readJson(join(folder, 'releases', `${pointer.release}.json`)));
    return known;
  }

  return {
    async read(city, screen, version) {
      if (!namePattern.test(city) || !namePattern.test(screen)) return undefined;
      if (version !== undefined && !versionPattern.test(version)) return undefined;
      const owner = ownerOf(await liveRelease(), city);
      if (!owner) return undefined;
      const wanted = version ?? owner.version;
      const content = await readJson(join(folder, 'private', owner.part, wanted, city, `${screen}.json`)).catch(absent);
      return content === undefined ? undefined : { version: wanted, content };
    },
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

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function absent(error: unknown): undefined {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return undefined;
  throw error;
}
