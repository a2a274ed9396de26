import { isAbsolute, join } from 'node:path';
import { buildFolder } from './location.cjs';

/** The project's top folder. */
export const projectFolder = join(buildFolder, '..', '..', '..');

/** Where builds, releases and databases live; `ODYSSEUS_DATA_DIR`, by default a folder that git ignores. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const given = environment['ODYSSEUS_DATA_DIR'] || '.odysseus';
  return isAbsolute(given) ? given : join(projectFolder, given);
}

/** The folder of builds and releases. */
export function storeFolder(environment: NodeJS.ProcessEnv = process.env): string {
  return join(dataFolder(environment), 'store');
}

/** Where the service's sources and its packages are. */
export const serviceFolder = join(projectFolder, 'backend');
