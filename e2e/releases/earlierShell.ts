import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellRelease } from '@odysseus/contract';
import { archiveOf, unpackShell } from '../../scripts/testing/shellArchive';
import { shellReleaseOf } from '../../shared/release/src/rows';
import { ownFolder } from './copyOfPart';

/**
 * Puts the last shell of an earlier minor into the store, as it was built then.
 * @param contract `1.9.0`
 * @returns its part of a release document
 */
export function earlierShell(dataFolder: string, contract: string): ShellRelease {
  const archive = archiveOf(contract);
  if (!existsSync(archive)) throw new Error(`${archive} is missing: docs/shell-team.md tells how the shell is kept.`);
  const shells = join(dataFolder, 'store', 'parts', 'shell');
  ownFolder(shells);
  return shellReleaseOf(unpackShell(readFileSync(archive), shells));
}
