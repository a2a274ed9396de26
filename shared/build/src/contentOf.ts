import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileContent, type CompiledContent } from '@odysseus/guide/content';

type Outcome = { readonly stamp: string } & ({ readonly content: CompiledContent } | { readonly failure: unknown });

const outcomes = new Map<string, Outcome>();

/**
 * A remote's compiled content. Every module that is made of content asks for the whole, so that it is compiled once for each
 * state of the files.
 * @throws {ContentError} with every problem of every file
 */
export function contentOf(folder: string): CompiledContent {
  const stamp = stampOf(folder);
  const known = outcomes.get(folder);
  const outcome = known?.stamp === stamp ? known : { stamp, ...attempt(folder) };
  outcomes.set(folder, outcome);
  if ('failure' in outcome) throw outcome.failure;
  return outcome.content;
}

function attempt(folder: string): { readonly content: CompiledContent } | { readonly failure: unknown } {
  try {
    return { content: compileContent(folder) };
  } catch (failure) {
    return { failure };
  }
}

/** Differs whenever a file below the folder has come, gone or been written. */
function stampOf(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(file);
      return `${file} ${mtimeMs} ${size}`;
    })
    .sort()
    .join('\n');
}
