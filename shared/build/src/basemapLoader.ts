import { join } from 'node:path';
import { drawMap } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import type { LoaderContext } from 'webpack';
import { remoteFolderOf } from './contentLoader';
import { followContent } from './followContent';

/** Turns a map screen's YAML file into one of the two files that are drawn from it: the basemap's data, or its picture. */
export default function basemapLoader(this: LoaderContext<object>): string {
  followContent(this, 'basemap', join(remoteFolderOf(this.resourcePath), 'content'), this.resourcePath);
  try {
    const { data, picture } = drawMap(this.resourcePath);
    return this.resourceQuery.endsWith('.svg') ? picture : data;
  } catch (cause) {
    // The message says file, line and remedy; webpack would print where in the compiler it was thrown.
    if (cause instanceof ContentError) Object.assign(cause, { hideStack: true });
    throw cause;
  }
}
