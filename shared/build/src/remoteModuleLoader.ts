import { join } from 'node:path';
import { preparationModule } from '@odysseus/guide/content';
import type { LoaderContext } from 'webpack';
import { compiledFor, remoteFolderOf } from './contentLoader';
import { followContent } from './followContent';
import { routesModule, screenModuleOf, stillModuleOf, stillQuery, tripModuleOf, tripQuery } from './remoteModules';

/** Makes the modules of a remote that follow from its content: its route table, one for each screen, and what trips take of some. */
export default function remoteModuleLoader(this: LoaderContext<object>): string {
  if (this.resourceQuery === '?preparation') return preparationModule;
  const folder = remoteFolderOf(this.resourcePath);
  const contentFolder = join(folder, 'content');
  const forTrip = this.resourceQuery === tripQuery;
  followContent(this, forTrip ? 'trip' : 'code', contentFolder, this.resourcePath);
  const content = compiledFor(contentFolder);
  if (forTrip) return tripModuleOf(this.resourcePath, content);
  const hot = this.hot === true;
  if (this.resourceQuery === stillQuery) return stillModuleOf(this.resourcePath, content, hot);
  if (this.resourceQuery !== '?routes') return screenModuleOf(this.resourcePath, content, hot);
  // The table follows from files that are still to come, and webpack misses some of them in a folder that it watches.
  this.cacheable(false);
  return routesModule(folder, content);
}
