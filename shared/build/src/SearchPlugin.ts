import { join } from 'node:path';
import { searchFileName, type SearchFile } from '@odysseus/contract';
import { searchEntries } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import webpack, { type Compiler } from 'webpack';
import { contentOf } from './contentOf';
import type { Part } from './part';

/** Writes what visitors can look for in a remote, made of its content, beside its entry. */
export class SearchPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SearchPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SearchPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const file = searchFileOf(this.part.folder);
          if (file) compilation.emitAsset(searchFileName, new webpack.sources.RawSource(JSON.stringify(file)));
        },
      );
    });
  }
}

/** Undefined while the content is wrong, which is told where it is compiled. */
function searchFileOf(folder: string): SearchFile | undefined {
  try {
    const content = contentOf(join(folder, 'content'));
    const screens = content.routes.flatMap(({ data, file, premiumKey }) => {
      if (data.preparation) return [];
      const screen =
        premiumKey === undefined ? content.publicScreens.get(file) : content.premiumScreens.get(premiumKey);
      return screen ? [{ path: data.path, title: data.title ?? data.text, screen }] : [];
    });
    return { schemaVersion: 1, entries: searchEntries(screens) };
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}
