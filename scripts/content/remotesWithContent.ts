import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of `remotes/` that have content, by the alphabet. @param root folder that holds `remotes/` */
export function remotesWithContent(root: string): string[] {
  const remotes = join(root, 'remotes');
  return readdirSync(remotes)
    .filter((remote) => existsSync(join(remotes, remote, 'content')))
    .sort();
}
