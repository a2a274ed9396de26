import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentCache, projectPackages, readPart, routeTableOf } from '@odysseus/build';
import { compiledContent } from '@odysseus/build/content';
import { partFolders } from '../siteParts';
import type { PresentSite } from './cityRequest';

/**
 * Reads what every part of the project holds.
 * @throws {Error} when a part's routes or content are damaged
 */
export async function readPresentSite(): Promise<PresentSite> {
  const packages = [...projectPackages().keys()].map((name) => name.replace('@odysseus/', ''));
  const addresses: PresentSite['addresses'][number][] = [];
  const areas: PresentSite['areas'][number][] = [];
  for (const folder of partFolders()) {
    const owner = basename(folder);
    const part = readPart(folder);
    const isShell = part.kind === 'shell';
    const { routes } = await routeTableOf(part, contentCache);
    for (const { path, aliases = [], area } of routes) {
      for (const address of [path, ...aliases]) addresses.push({ path: address, owner });
      if (isShell) areas.push({ key: area, owner, order: 0 });
    }
    if (!existsSync(join(folder, 'content'))) continue;
    for (const city of compiledContent(join(folder, 'content')).cities) {
      for (const { key, order, accent, parent, path } of city.areas) {
        addresses.push({ path, owner });
        // Lists within a list have an order of their own.
        areas.push({ key, owner, order: parent === undefined ? order : 0, accent: accent.light });
      }
    }
  }
  return { packages, addresses, areas };
}
