import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Bytes that the list of files may take. */
const longestList = 256 * 1024 ** 2;
/** Settings of this machine, which git ignores. */
const settings = '.env';

/**
 * Changes with the name, the content or the mode of any file of the project that git doesn't ignore, and with the settings.
 * @param folder the project's top folder
 * @returns undefined where nobody can tell: without git, or with a repository within this one
 */
export function repositoryDigest(folder: string): string | undefined {
  const files = listedFiles(folder);
  if (!files) return undefined;
  const hash = createHash('sha256');
  for (const file of [...files, settings]) {
    const content = contentOf(join(folder, file));
    if (content === undefined) return undefined;
    hash.update(`${file}\0${content.kind}\0${content.bytes.byteLength}\0`).update(content.bytes);
  }
  return hash.digest('base64url');
}

function listedFiles(folder: string): readonly string[] | undefined {
  // A hook of git's names another index, or another repository, to all that it starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  try {
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: longestList,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // A file that is in conflict stands there thrice.
    const files = [...new Set(list.split('\0').filter((file) => file !== ''))].sort();
    // A repository around this one that ignores it lists nothing.
    return files.includes('package.json') ? files : undefined;
  } catch {
    return undefined;
  }
}

function contentOf(path: string): { readonly kind: string; readonly bytes: Buffer } | undefined {
  const found = statOf(path);
  if (!found) return { kind: 'none', bytes: Buffer.alloc(0) };
  if (found.isSymbolicLink()) return { kind: 'link', bytes: Buffer.from(readlinkSync(path)) };
  // What a repository within this one holds is not listed.
  if (!found.isFile()) return undefined;
  return { kind: (found.mode & 0o111) === 0 ? 'file' : 'program', bytes: readFileSync(path) };
}

/** Undefined for what was removed, and is still in git's index. */
function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}
