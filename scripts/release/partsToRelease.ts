import type { Release } from '@odysseus/contract';
import { liveVersion, shownVersions } from '@odysseus/release';

/**
 * The parts whose built version no visit gets, but for those that this checkout released before: they were taken back on purpose.
 * @param live `undefined` where nothing was ever released
 * @param released the versions that this checkout released last
 */
export function partsToRelease<P extends { readonly key: string; readonly version: string }>(
  parts: readonly P[],
  live: Release | undefined,
  released: Readonly<Record<string, string>>,
  say: (line: string) => void,
): P[] {
  return parts.filter(({ key, version }) => {
    if (!live || liveVersion(live, key) === undefined) return true;
    if (shownVersions(live, key).includes(version)) return false;
    if (released[key] !== version) return true;
    say(
      `${key} ${version} was released from here and taken back; it stays so. To release it again: npm run release -- publish ${key}`,
    );
    return false;
  });
}
