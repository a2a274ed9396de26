import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { helpFolder } from '@odysseus/danger/content';
import { compileContent, elsewhereFolder, searchWordsFolder, type CompiledContent } from '@odysseus/guide/content';
import { utcDate } from '@odysseus/model';
import { CompilerMemory } from '@odysseus/model/content';
import { fingerprint } from './fingerprint';
import { entryFile, modulesFrom } from './moduleGraph';
import { projectFolder } from './paths';
import { projectPackages } from './projectPackages';

type Outcome = { readonly stamp: string } & ({ readonly content: CompiledContent } | { readonly failure: unknown });

const outcomes = new Map<string, Outcome>();

/** What the last compilation of each folder has left to the next one. Facts grow old: each day begins anew. */
const memories = new Map<string, { readonly day: string; readonly memory: CompilerMemory }>();

/** Folders that a remote's content is compiled from: its own, the network and the basemap beside it where the remote has them, help in danger, what assistants know of other cities, and the words that are searched by. */
export function contentSources(folder: string): string[] {
  return [
    folder,
    join(folder, '..', 'metro'),
    join(folder, '..', 'map'),
    helpFolder,
    elsewhereFolder,
    searchWordsFolder,
  ].filter((source) => existsSync(source));
}

/**
 * A remote's compiled content. Every module that is made of content asks for the whole, so that it is compiled once for each
 * state of the files.
 * @param cacheFolder keeps what was compiled last, so that a build after a change of code alone need not compile it again
 * @throws {ContentError} with every problem of every file
 */
export function contentOf(folder: string, cacheFolder?: string): CompiledContent {
  const stamp = stampOf(folder);
  const known = outcomes.get(folder);
  const outcome =
    known?.stamp === stamp ? known : { stamp, ...(kept(folder, cacheFolder) ?? attempt(folder, cacheFolder)) };
  outcomes.set(folder, outcome);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.content;
}

/** Everything that compiled content follows from: the files, the compiler, where the files stand, and the day, for facts grow old. */
function keyOf(folder: string): string {
  const packages = projectPackages();
  const compiler = modulesFrom([entryFile('@odysseus/guide/content', packages) ?? ''].filter(Boolean), packages);
  const inputs = [...contentSources(folder), ...[...compiler].sort(), join(projectFolder, 'package-lock.json')];
  return `${fingerprint(inputs)} ${utcDate(Date.now())} ${folder} ${ownCode(folder).join()}`;
}

function kept(folder: string, cacheFolder: string | undefined): { readonly content: CompiledContent } | undefined {
  if (cacheFolder === undefined) return undefined;
  try {
    const [key, content] = deserialize(readFileSync(join(cacheFolder, 'compiled'))) as [string, CompiledContent];
    return key === keyOf(folder) ? { content } : undefined;
  } catch {
    // None, one that was cut while it was written, or of another version of Node.
    return undefined;
  }
}

function attempt(
  folder: string,
  cacheFolder: string | undefined,
): { readonly content: CompiledContent } | { readonly failure: unknown } {
  try {
    const content = compileContent(folder, undefined, undefined, memoryOf(folder));
    if (cacheFolder !== undefined) {
      mkdirSync(cacheFolder, { recursive: true });
      writeFileSync(join(cacheFolder, 'compiled'), serialize([keyOf(folder), content]));
    }
    return { content };
  } catch (failure) {
    return { failure };
  }
}

function memoryOf(folder: string): CompilerMemory {
  const day = utcDate(Date.now());
  const before = memories.get(folder);
  if (before?.day === day) return before.memory;
  const memory = new CompilerMemory();
  memories.set(folder, { day, memory });
  return memory;
}

/** The remote's modules by name: whether one draws a screen of its own is in the compiled content, and what it says is not. */
function ownCode(folder: string): readonly string[] {
  const source = join(folder, '..', 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .sort();
}

/** Differs whenever a file that the content is compiled from has come, gone or been written. */
function stampOf(folder: string): string {
  return [...[...contentStamps(folder)].map((stamp) => stamp.join(' ')), ...ownCode(folder)].join('\n');
}

/** What tells whether a file that the content is compiled from has been written, for each of them, in a fixed order. */
export function contentStamps(folder: string): ReadonlyMap<string, string> {
  const files = contentSources(folder)
    .flatMap((source) => readdirSync(source, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    files.map((file) => {
      const { mtimeMs, size } = statSync(file);
      return [file, `${mtimeMs} ${size}`];
    }),
  );
}
