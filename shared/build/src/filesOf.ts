import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Paths of every file below a folder, relative to it, in a stable order. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
