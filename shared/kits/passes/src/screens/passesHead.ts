import { wordsOf } from '@odysseus/model';
import type { ScreenHead } from '@odysseus/runtime';
import type { CompiledPasses } from '../logic/compiledPasses';

/** The passes as products with their lowest and highest price. */
export function passesHead(content: CompiledPasses, path: string): ScreenHead {
  return {
    description: content.lead,
    modified: content.edited,
    structuredData: [
      {
        '@type': 'ItemList',
        name: content.title,
        url: path,
        numberOfItems: content.passes.length,
        itemListElement: content.passes.map((pass, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: pass.name,
          description: wordsOf(pass.summary),
          url: `${path}#${pass.key}`,
        })),
      },
    ],
  };
}
