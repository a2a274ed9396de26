import { join } from 'node:path';
import {
  searchFileName,
  searchFileSchema,
  searchIndexName,
  searchIndexSchema,
  writeWith,
  type SearchIndex,
} from '@odysseus/contract';
import { earlierSearchFile } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import webpack, { type Compiler } from 'webpack';
import { contentOf } from './contentOf';
import type { Part } from './part';

/** Writes what visitors can look for in a remote, made of its content, beside its entry: for shells of today, and for earlier ones. */
export class SearchPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SearchPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SearchPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const index = indexOf(this.part.folder);
          if (!index) return;
          const emit = (name: string, value: unknown): void =>
            compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(value)));
          emit(searchIndexName, writeWith(searchIndexSchema, index, searchIndexName));
          emit(searchFileName, writeWith(searchFileSchema, earlierSearchFile(index), searchFileName));
        },
      );
    });
  }
}

/** Undefined while the content is wrong, which is told where it is compiled. */
function indexOf(folder: string): SearchIndex | undefined {
  try {
    return contentOf(join(folder, 'content')).search;
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}
