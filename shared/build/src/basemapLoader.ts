import { join } from 'node:path';
import { drawMap } from '@odysseus/guide/content';
import { ContentError } from '@odysseus/model/content';
import type { LoaderContext } from 'webpack';
import { remoteFolderOf } from './contentLoader';
import { followContent } from './followContent';

/** Turns a map screen's YAML file into one of the files that are drawn from it: the basemap's data, its picture, or the city at the size of a thumb. */
export default function basemapLoader(this: LoaderContext<object>): string {
  followContent(this, 'basemap', join(remoteFolderOf(this.resourcePath), 'content'), this.resourcePath);
  try {
    const { data, picture, locator } = drawMap(this.resourcePath);
    if (this.resourceQuery === '?basemap.json') return data;
    return this.resourceQuery === '?locator.svg' ? locator : picture;
  } catch (cause) {
    // The message says file, line and remedy; webpack would print where in the compiler it was thrown.
    if (cause instanceof ContentError) Object.assign(cause, { hideStack: true });
    throw cause;
  }
}
