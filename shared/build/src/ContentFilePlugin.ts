import { join } from 'node:path';
import { gatesFileName, searchFileName, type GatesFile, type SearchFile } from '@odysseus/contract';
import { gatesOf, searchEntries, type CompiledContent } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import webpack, { type Compiler } from 'webpack';
import { contentOf } from './contentOf';
import type { Part } from './part';

/** Public files that are made of a remote's content, by name. */
const files: Readonly<Record<string, (content: CompiledContent) => SearchFile | GatesFile>> = {
  [searchFileName]: searchFile,
  [gatesFileName]: (content) => ({ schemaVersion: 1, gates: gatesOf(content) }),
};

/** Writes what visitors can look for in a remote, and what its gates tell, beside its entry. */
export class ContentFilePlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContentFilePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ContentFilePlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const content = readable(this.part.folder);
          if (!content) return;
          for (const [name, make] of Object.entries(files))
            compilation.emitAsset(name, new webpack.sources.RawSource(JSON.stringify(make(content))));
        },
      );
    });
  }
}

/** Undefined while the content is wrong, which is told where it is compiled. */
function readable(folder: string): CompiledContent | undefined {
  try {
    return contentOf(join(folder, 'content'));
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}

function searchFile(content: CompiledContent): SearchFile {
  const screens = content.routes.flatMap(({ data, file, premiumKey }) => {
    if (data.preparation) return [];
    const screen = premiumKey === undefined ? content.publicScreens.get(file) : content.premiumScreens.get(premiumKey);
    return screen ? [{ path: data.path, title: data.title ?? data.text, screen }] : [];
  });
  return { schemaVersion: 1, entries: searchEntries(screens) };
}
