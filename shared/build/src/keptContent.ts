import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CompiledContent } from '@odysseus/guide/content';
import { utcDate } from '@odysseus/model';
import { contentSources, ownCode } from './contentSources';
import { fingerprint } from './fingerprint';
import { withKeptResults } from './keptResults';
import { entryFile, modulesFrom } from './moduleGraph';
import { projectFolder } from './paths';
import { projectPackages } from './projectPackages';

/** Where compiled content is kept by whoever compiles it: builds, the commands that read content, and tests. */
export const contentCache = join(projectFolder, '.cache', 'content');

/** The first line of a file of the cache; the content follows it. */
interface Head {
  readonly key: string;
  /** Files of the compiler that made it, from the project's folder: while none of them changes, it consists of no others. */
  readonly compiler: readonly string[];
  /** Of the bytes that follow. */
  readonly digest: string;
}

/** A remote's compiled content as it was kept; undefined where it was made of anything else than what is there today, or is damaged. */
export function keptContent(folder: string, cacheFolder: string): CompiledContent | undefined {
  try {
    const file = readFileSync(fileOf(folder, cacheFolder));
    const end = file.indexOf('\n');
    const { key, compiler, digest } = JSON.parse(file.toString('utf8', 0, end)) as Head;
    const bytes = file.subarray(end + 1);
    if (key !== keyOf(folder, compiler) || digest !== digestOf(bytes)) return undefined;
    return deserialize(bytes) as CompiledContent;
  } catch {
    // None, one that was cut, or of another version of Node.
    return undefined;
  }
}

/**
 * Compiles a remote's content and keeps it for others, unless a file that it follows from is written meanwhile. Whoever reads
 * the cache at the same time finds what was there before, or all of this.
 */
export function compileAndKeep(folder: string, cacheFolder: string, compile: () => CompiledContent): CompiledContent {
  const compiler = compilerFiles();
  const key = keyOf(folder, compiler);
  const content = withKeptResults(`${fileOf(folder, cacheFolder)}.results`, codeOf(compiler), compile);
  if (keyOf(folder, compiler) === key) keep(fileOf(folder, cacheFolder), { key, compiler }, serialize(content));
  return content;
}

function keep(file: string, head: Omit<Head, 'digest'>, bytes: Buffer): void {
  const work = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const firstLine = `${JSON.stringify({ ...head, digest: digestOf(bytes) } satisfies Head)}\n`;
    writeFileSync(work, Buffer.concat([Buffer.from(firstLine), bytes]));
    renameSync(work, file);
  } catch {
    // On a disk that takes nothing, the next one compiles again.
  }
}

/** The file of a remote's content in the cache. */
const fileOf = (folder: string, cacheFolder: string): string => join(cacheFolder, basename(dirname(folder)));

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64url');

/** The compiler's modules, and the descriptions of their packages, which name the files of entries. */
function compilerFiles(): string[] {
  const packages = projectPackages();
  const entry = entryFile('@odysseus/guide/content', packages);
  const modules = [...modulesFrom(entry === undefined ? [] : [entry], packages)];
  const descriptions = [...packages.values()]
    .filter(({ folder }) => modules.some((module) => module.startsWith(join(folder, '/'))))
    .map(({ folder }) => join(folder, 'package.json'));
  return [...modules, ...descriptions].sort().map((file) => relative(projectFolder, file));
}

const codeFiles = (compiler: readonly string[]): string[] =>
  [...compiler, 'package-lock.json'].map((file) => join(projectFolder, file));

/** What results follow from that name their inputs: the compiler, its libraries, Node, and the clock of the machine. */
function codeOf(compiler: readonly string[]): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [fingerprint(codeFiles(compiler)), process.version, timeZone].join(' ');
}

/** Everything that compiled content follows from: the files, the compiler and Node, where the files stand, and the day, for facts grow old. */
function keyOf(folder: string, compiler: readonly string[]): string {
  const inputs = [...contentSources(folder), ...codeFiles(compiler)];
  return [fingerprint(inputs), process.version, utcDate(Date.now()), folder, ...ownCode(folder)].join(' ');
}
