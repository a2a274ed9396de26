import type { CompiledContent } from '@odysseus/guide/content';
import { contentOf } from './contentOf';
import { contentCache } from './keptContent';

/**
 * A remote's compiled content, for whoever only reads it: compiled once for all processes while what it follows from stays.
 * @param folder `remotes/<name>/content`
 * @throws {ContentError} with every problem of every file
 */
export function compiledContent(folder: string): CompiledContent {
  return contentOf(folder, contentCache);
}
