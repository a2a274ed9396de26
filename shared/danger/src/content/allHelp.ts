import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compileHelp, type CompiledHelp } from './compileHelp';
import { helpFolder } from './location.cjs';

let last: { readonly stamp: string; readonly help: CompiledHelp } | undefined;

/** Every file of the help. */
export function helpFiles(folder: string = helpFolder): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? helpFiles(path) : path.endsWith('.yaml') ? [path] : [];
  });
}

/**
 * All help, compiled anew only when one of its files has changed.
 * @throws {ContentError} with every problem of every file
 */
export function allHelp(): CompiledHelp {
  const stamp = helpFiles()
    .map((file) => `${file} ${statSync(file).mtimeMs}`)
    .join('\n');
  if (last?.stamp !== stamp) last = { stamp, help: compileHelp(helpFolder) };
  return last.help;
}
