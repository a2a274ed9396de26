import { compileContent, type CompiledContent } from '@odysseus/guide/content';
import { utcDate } from '@odysseus/model';
import { CompilerMemory } from '@odysseus/model/content';
import { contentStamps, ownCode } from './contentSources';
import { compileAndKeep, keptContent } from './keptContent';

type Outcome = { readonly stamp: string } & ({ readonly content: CompiledContent } | { readonly failure: unknown });

const outcomes = new Map<string, Outcome>();

/** What the last compilation of each folder has left to the next one. Facts grow old: each day begins anew. */
const memories = new Map<string, { readonly day: string; readonly memory: CompilerMemory }>();

/**
 * A remote's compiled content. Every module that is made of content asks for the whole, so that it is compiled once for each
 * state of the files.
 * @param cacheFolder `contentCache`, where one process compiles for all. Where each edit is to be known at once there is none:
 * to keep the whole takes longer than to compile what has changed.
 * @throws {ContentError} with every problem of every file
 */
export function contentOf(folder: string, cacheFolder?: string): CompiledContent {
  const stamp = stampOf(folder);
  const known = outcomes.get(folder);
  const outcome = known?.stamp === stamp ? known : { stamp, ...attempt(folder, cacheFolder) };
  outcomes.set(folder, outcome);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.content;
}

function attempt(
  folder: string,
  cacheFolder: string | undefined,
): { readonly content: CompiledContent } | { readonly failure: unknown } {
  const compile = (): CompiledContent => compileContent(folder, undefined, undefined, memoryOf(folder));
  try {
    if (cacheFolder === undefined) return { content: compile() };
    return { content: keptContent(folder, cacheFolder) ?? compileAndKeep(folder, cacheFolder, compile) };
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

/** Differs whenever a file that the content is compiled from has come, gone or been written. */
function stampOf(folder: string): string {
  return [...[...contentStamps(folder)].map((stamp) => stamp.join(' ')), ...ownCode(folder)].join('\n');
}
