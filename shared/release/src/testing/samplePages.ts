import { pagesPrefix, type Release } from '@odysseus/contract';
import { sha256 } from '../canonical';
import type { Compose } from '../commit';
import { liveVersion } from '../operations';
import type { Store } from '../store';

/** Writes pages of parts as a compose does. @param pages by their names in the set, of which each part gets its own copy */
export function samplePages(
  store: Store,
  pages: (release: Release, part: string) => Readonly<Record<string, string>> = () => ({ 'index.html': 'page' }),
): Compose {
  return async (release, parts) => {
    const written: Record<string, string> = {};
    for (const part of parts) {
      for (const [name, text] of Object.entries(pages(release, part))) {
        const key = pagesPrefix(release.frame ?? '', part, liveVersion(release, part) ?? '') + name;
        await store.put(key, text);
        written[key] = sha256(text);
      }
    }
    return written;
  };
}
