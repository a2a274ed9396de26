import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { placeFolderSchema } from '../places/schema';
import { byText } from './byText';
import { ContentError } from './contentError';
import { yamlValue } from './yamlValue';

/** What a folder of places says of itself. */
export const placeFolderFile = '_folder.yaml';

/** The files of a city's places, and what its folders say of themselves. */
export interface PlaceFiles {
  /** Each holds a place or a small group of them; in the order in which their places are told. */
  readonly files: readonly string[];
  /** `_folder.yaml` of each folder that has one. */
  readonly folders: readonly string[];
}

/**
 * The files of a city's `places/`: those that stand in it, and those in its folders. A folder stands where a file of its name would,
 * and its own files in the order that its `_folder.yaml` names, those that it does not name behind, by their names.
 * @returns none where there is no such folder
 */
export function placeFiles(folder: string): PlaceFiles {
  if (!existsSync(folder)) return { files: [], folders: [] };
  const entries = readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ name: entry.isDirectory() ? `${entry.name}.yaml` : entry.name, entry }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ entry }) => ({ path: join(folder, entry.name), isFolder: entry.isDirectory() }));
  const parts = entries.map(({ path, isFolder }): PlaceFiles => {
    if (isFolder) return filesIn(path);
    return { files: path.endsWith('.yaml') ? [path] : [], folders: [] };
  });
  return { files: parts.flatMap(({ files }) => files), folders: parts.flatMap(({ folders }) => folders) };
}

/** Those of one folder within `places/`; what lies deeper in it is told as a problem by whoever reads the places. */
function filesIn(folder: string): PlaceFiles {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && name !== placeFolderFile)
    .sort();
  const own = join(folder, placeFolderFile);
  const hasOwn = existsSync(own);
  const order = hasOwn ? orderIn(own, readFileSync(own, 'utf8')) : [];
  const place = new Map(order.map((name, index) => [`${name}.yaml`, index]));
  const behind = order.length;
  const sorted = [...names].sort((one, other) => (place.get(one) ?? behind) - (place.get(other) ?? behind));
  return { files: sorted.map((name) => join(folder, name)), folders: hasOwn ? [own] : [] };
}

/** What is wrong in it is told when it is read itself. */
const orderIn = byText((file, text): readonly string[] => {
  try {
    return z.safeParse(placeFolderSchema, yamlValue(file, text)).data?.order ?? [];
  } catch (cause) {
    if (cause instanceof ContentError) return [];
    throw cause;
  }
});
