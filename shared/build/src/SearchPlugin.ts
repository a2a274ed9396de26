import { searchFileName, type SearchFile } from '@odysseus/contract';
import { searchEntries } from '@odysseus/guide/content';
import webpack, { type Compiler } from 'webpack';
import { openScreens } from './openScreens';
import type { Part } from './part';

/** Writes what visitors can look for in a remote, made of its content, beside its entry. */
export class SearchPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SearchPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SearchPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const screens = openScreens(this.part.folder);
          if (!screens) return;
          const file: SearchFile = { schemaVersion: 1, entries: searchEntries(screens) };
          compilation.emitAsset(searchFileName, new webpack.sources.RawSource(JSON.stringify(file)));
        },
      );
    });
  }
}
