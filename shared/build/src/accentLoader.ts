import { dirname, join } from 'node:path';
import type { Area } from '@odysseus/contract';
import { ContentError } from '@odysseus/model/content';
import type { LoaderContext } from 'webpack';
import { contentOf } from './contentOf';
import { followContent } from './followContent';

/** What a remote's build asks for to get the style sheet of its areas' colours, from its own folder. */
export const accentsRequest = './package.json?accents';

/** Makes the style sheet of a remote's areas: prerendered pages have their city's colours before any script, and no style of their own. */
export default function accentLoader(this: LoaderContext<object>): string {
  const folder = join(dirname(this.resourcePath), 'content');
  followContent(this, 'areas', folder, folder);
  return areasOf(folder)
    .map(
      ({ key, accent }) => `[data-area='${key}'] { --accent-light: ${accent.light}; --accent-dark: ${accent.dark}; }`,
    )
    .join('\n');
}

/** What is wrong with content is told once, by the screens that are made of it and by the manifest; a style sheet has no more to say. */
function areasOf(folder: string): readonly Area[] {
  try {
    return contentOf(folder).cities.flatMap(({ areas }) => areas);
  } catch (cause) {
    if (cause instanceof ContentError) return [];
    throw cause;
  }
}
