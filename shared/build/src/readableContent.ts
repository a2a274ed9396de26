import { join } from 'node:path';
import type { CompiledContent } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import { contentOf } from './contentOf';
import type { Part } from './part';

/** A remote's compiled content; undefined while it is wrong, which is told where it is made into modules. */
export function readableContent({ folder }: Pick<Part, 'folder'>): CompiledContent | undefined {
  try {
    return contentOf(join(folder, 'content'));
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}
