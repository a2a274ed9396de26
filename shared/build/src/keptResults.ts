import { deserialize, serialize } from 'node:v8';
import { handOn, takeOver, type HandedOn } from '@odysseus/model/content';
import { readKeptFile, writeKeptFile } from './keptFile';

/**
 * Compiles with what an earlier process of the same code has read and worked out, and hands it on to the next. Each result is named by
 * all that it follows from but the code.
 * @param file that holds it; one that is of other code, or damaged, is none
 * @param code names the compiler, its libraries and what runs it
 */
export function withKeptResults<T>(file: string, code: string, compile: () => T): T {
  const bytes = readKeptFile(file, code);
  if (bytes) takeOver(deserialize(bytes) as HandedOn);
  const made = compile();
  writeKeptFile(file, code, serialize(handOn()));
  return made;
}
