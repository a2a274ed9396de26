import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Differs whenever a file has come into a folder, gone from it or been written; empty where there is no such folder. */
export function folderStamp(folder: string): string {
  if (!existsSync(folder)) return '';
  return readdirSync(folder)
    .sort()
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    })
    .join('\n');
}
