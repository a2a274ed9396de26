import {
  gatesFileName,
  searchFileName,
  searchFileSchema,
  searchIndexName,
  searchIndexSchema,
  tripFileName,
  writeWith,
  type GatesFile,
} from '@odysseus/contract';
import { earlierSearchFile, gatesOf, tripFileOf, type CompiledContent } from '@odysseus/guide/content';
import webpack, { type Compiler } from 'webpack';
import { openScreens } from './openScreens';
import type { Part } from './part';
import { readableContent } from './readableContent';

/** Public files that are made of a remote's content, by name; the search has one for shells of today, and one for earlier ones. */
const files: Readonly<Record<string, (content: CompiledContent) => unknown>> = {
  [searchIndexName]: ({ search }) => writeWith(searchIndexSchema, search, searchIndexName),
  [searchFileName]: ({ search }) => writeWith(searchFileSchema, earlierSearchFile(search), searchFileName),
  [gatesFileName]: (content) => ({ schemaVersion: 1, gates: gatesOf(content) }) satisfies GatesFile,
  [tripFileName]: (content) => tripFileOf(openScreens(content)),
};

/** Writes what visitors can look for in a remote, what its gates tell, and what trips are told of its places, beside its entry. */
export class ContentFilePlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ContentFilePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const content = readableContent(this.part);
          if (!content) return;
          for (const [name, make] of Object.entries(files))
            compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(make(content))));
        },
      );
    });
  }
}
