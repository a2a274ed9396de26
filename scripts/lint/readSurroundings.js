import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const digestOf = (texts) => createHash('sha256').update(texts.join('\n')).digest('hex');

/**
 * Digests of all TypeScript below some folders, and of some files, as they are now. ESLint's cache knows a file by its own text and
 * configuration, but a rule that knows types finds another thing once what the file imports has changed: with this among the
 * settings it looks again.
 *
 * @param root the folder that paths begin from
 * @returns gives one digest for all of some paths; what is not there counts as empty
 */
export function readSurroundings(root) {
  const known = new Map();
  const read = (path) => {
    const digest = known.get(path) ?? digestOf(textsBelow(join(root, path)));
    known.set(path, digest);
    return digest;
  };
  return (paths) => digestOf([...new Set(paths)].sort().map((path) => `${path} ${read(path)}`));
}

function textsBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? entry.name !== 'node_modules' && !entry.name.startsWith('.') : /\.tsx?$/.test(entry.name),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => [entry.name, ...textsBelow(join(path, entry.name))]);
}
