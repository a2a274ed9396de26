import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const leftOut = new Set(['node_modules', 'coverage', 'drizzle', 'assets']);

/** The project's own files in a folder, however deep: nothing that was installed, built or drawn. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return leftOut.has(entry.name) || entry.name.startsWith('.') ? [] : filesBelow(path);
    return [path];
  });
}
