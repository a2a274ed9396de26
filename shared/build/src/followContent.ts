import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { contentSources } from './contentSources';

/** What a module is made of: a screen as its page shows it, the code that draws it, what trips take of it, the map that is drawn from it, or the areas' colours. */
export type ContentUse = 'page' | 'code' | 'trip' | 'basemap' | 'areas';

/** How a compilation calls the version of what a module is made of. @param file of the content, or the content folder itself */
export function contentVersionName(use: ContentUse, file: string): string {
  return `odysseus/content/${use} ${file}`;
}

/**
 * Has a module made again when what it is made of says something else (see `ContentVersionsPlugin`). Which files have changed
 * tells nothing of that: each screen follows from all files of its city, and an edit of one would make all of them again.
 * In a compilation that knows no versions, a change of any file of the content makes it again.
 */
export function followContent(
  loader: LoaderContext<object>,
  use: ContentUse,
  contentFolder: string,
  file: string,
): void {
  const name = contentVersionName(use, file);
  const version = loader._compilation?.valueCacheVersions.get(name);
  const info = loader._module?.buildInfo;
  if (info && typeof version === 'string') {
    info['valueDependencies'] ??= new Map<string, string>();
    (info['valueDependencies'] as Map<string, string>).set(name, version);
    return;
  }
  for (const source of contentSources(contentFolder)) loader.addContextDependency(source);
  // A module that draws a screen of its own may come or go.
  const ownModules = join(contentFolder, '..', 'src');
  if (existsSync(ownModules)) loader.addContextDependency(ownModules);
  else loader.addMissingDependency(ownModules);
}
