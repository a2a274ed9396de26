import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { searchFileName, type SearchFile } from '@odysseus/contract';
import { searchEntries } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import webpack, { type Compiler } from 'webpack';
import { contentOf } from './contentOf';
import type { Part } from './part';
import { readRouteTable, revisionOf, type RouteTable } from './readRouteTable';

/** Writes what visitors can look for in a remote, made of its content, beside its entry. */
export class SearchPlugin {
  constructor(private readonly part: Part) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SearchPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SearchPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const routes = join(this.part.folder, 'src', 'routes.ts');
          const table = await readRouteTable(routes, revisionOf(routes));
          const file = searchFileOf(this.part.folder, table);
          if (file) compilation.emitAsset(searchFileName, new webpack.sources.RawSource(JSON.stringify(file)));
        },
      );
    });
  }
}

/** Undefined while the content is wrong, which is told where it is compiled. */
function searchFileOf(folder: string, table: RouteTable): SearchFile | undefined {
  try {
    const content = contentOf(join(folder, 'content'));
    const screens = table.routes.flatMap((route) => {
      if (route.preparation) return [];
      const source = contentOfScreen(join(folder, 'src', table.requests[route.path] ?? ''));
      const screen =
        source?.file === undefined
          ? content.premiumScreens.get(source?.key ?? '')
          : content.publicScreens.get(source.file);
      return screen ? [{ path: route.path, title: route.title ?? route.text, screen }] : [];
    });
    return { schemaVersion: 1, entries: searchEntries(screens) };
  } catch (cause) {
    if (cause instanceof ContentError) return undefined;
    throw cause;
  }
}

/** What a screen's module shows: the content file that it imports, or the premium content that it asks for. */
function contentOfScreen(module: string): { readonly file?: string; readonly key?: string } | undefined {
  const found = [`${module}.tsx`, `${module}.ts`, join(module, 'index.tsx')].find((file) => existsSync(file));
  if (!found) return undefined;
  const text = readFileSync(found, 'utf8');
  const file = /from '([^']+\.yaml)'/.exec(text)?.[1];
  const key = /premiumKey="([^"]+)"/.exec(text)?.[1];
  return file === undefined ? (key === undefined ? undefined : { key }) : { file: resolve(dirname(found), file) };
}
