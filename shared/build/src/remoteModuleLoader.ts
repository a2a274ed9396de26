import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preparationModule } from '@odysseus/guide/content';
import type { LoaderContext } from 'webpack';
import { compiledFor, remoteFolderOf } from './contentLoader';
import { contentSources } from './contentOf';
import { routesModule, screenModuleOf } from './remoteModules';

/** Makes the modules of a remote that follow from its content: its route table, and one for each screen. */
export default function remoteModuleLoader(this: LoaderContext<object>): string {
  if (this.resourceQuery === '?preparation') return preparationModule;
  const folder = remoteFolderOf(this.resourcePath);
  const contentFolder = join(folder, 'content');
  for (const source of contentSources(contentFolder)) this.addContextDependency(source);
  // A module that draws a screen of its own may come or go.
  const ownModules = join(folder, 'src');
  if (existsSync(ownModules)) this.addContextDependency(ownModules);
  else this.addMissingDependency(ownModules);
  const content = compiledFor(contentFolder);
  if (this.resourceQuery !== '?routes') return screenModuleOf(this.resourcePath, content);
  // The table follows from files that are still to come, and webpack misses some of them in a folder that it watches.
  this.cacheable(false);
  return routesModule(folder, content);
}
