import { tripFileName } from '@odysseus/contract';
import { tripFileOf } from '@odysseus/guide/content';
import webpack, { type Compiler } from 'webpack';
import { openScreens } from './openScreens';
import type { Part } from './part';

/** Writes what trips are told of a remote's public places, made of its content, beside its entry. */
export class TripPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('TripPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'TripPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const screens = openScreens(this.part.folder);
          if (!screens) return;
          const file = JSON.stringify(tripFileOf(screens));
          compilation.emitAsset(tripFileName, new webpack.sources.RawSource(file));
        },
      );
    });
  }
}
