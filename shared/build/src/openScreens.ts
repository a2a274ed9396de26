import { join } from 'node:path';
import type { CompiledScreen } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import { contentOf } from './contentOf';

interface OpenScreen {
  readonly path: string;
  readonly title: string;
  readonly screen: CompiledScreen;
}

/**
 * Every screen of a remote that is not in preparation, compiled: what the files beside its entry are made of. Undefined while the
 * content is wrong, which is told where it is compiled.
 */
export function openScreens(folder: string): readonly OpenScreen[] | undefined {
  try {
    const content = contentOf(join(folder, 'content'));
    return content.routes.flatMap(({ data, file, premiumKey }) => {
      if (data.preparation) return [];
      const screen =
        premiumKey === undefined ? content.publicScreens.get(file) : content.premiumScreens.get(premiumKey);
      return screen ? [{ path: data.path, title: data.title ?? data.text, screen }] : [];
    });
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}
