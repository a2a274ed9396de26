import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { helpFolder } from '@odysseus/danger/content';
import { elsewhereFolder, searchWordsFolder } from '@odysseus/guide/content';

/** Folders that a remote's content is compiled from: its own, the network and the basemap beside it where the remote has them, help in danger, what assistants know of other cities, and the words that are searched by. */
export function contentSources(folder: string): string[] {
  return [
    folder,
    join(folder, '..', 'metro'),
    join(folder, '..', 'map'),
    helpFolder,
    elsewhereFolder,
    searchWordsFolder,
  ].filter((source) => existsSync(source));
}

/** The remote's modules by name: whether one draws a screen of its own is in the compiled content, and what it says is not. */
export function ownCode(folder: string): readonly string[] {
  const source = join(folder, '..', 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .sort();
}

/** What tells whether a file that the content is compiled from has been written, for each of them, in a fixed order. */
export function contentStamps(folder: string): ReadonlyMap<string, string> {
  const files = contentSources(folder)
    .flatMap((source) => readdirSync(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => {
      const { mtimeMs, size } = statSync(file);
      return [file, `${mtimeMs} ${size}`];
    }),
  );
}
