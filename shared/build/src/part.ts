import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fingerprint } from './fingerprint';
import { projectFolder } from './paths';

/** A separately built and released part of the site. */
export interface Part {
  readonly kind: 'shell' | 'remote';
  /** `shell`, `paris` */
  readonly key: string;
  /** `@odysseus/paris` */
  readonly packageName: string;
  readonly folder: string;
  /** Package version and a fingerprint of everything that goes into the build. */
  readonly version: string;
}

const sharedByAll = ['contract', 'runtime', 'ui', 'build'];

/** Reads the part that lives in a folder. Its version needs no build: equal inputs give equal versions. */
export function readPart(folder: string): Part {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
  const kind = name === '@odysseus/shell' ? 'shell' : 'remote';
  const shared = kind === 'shell' ? sharedByAll : [...sharedByAll, 'guide'];
  const inputs = [
    folder,
    ...shared.flatMap((key) => [join(projectFolder, 'shared', key, 'src'), join(projectFolder, 'shared', key, 'package.json')]),
    join(projectFolder, 'package-lock.json'),
  ];
  return { kind, key: basename(folder), packageName: name, folder, version: `${version}-${fingerprint(inputs)}` };
}

/** A name that carries the version, so that two versions of one remote can live in one page. */
export function versionedName(part: Part): string {
  return `odysseus_${part.key}_${part.version}`.replace(/[^A-Za-z0-9_]/g, '_');
}
