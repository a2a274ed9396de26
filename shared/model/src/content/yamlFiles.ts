import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The YAML files of a folder, in a stable order; none where there is no such folder. */
export function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => join(folder, name));
}
