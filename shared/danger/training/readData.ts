import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dangerKinds, dangerLanguages, type DangerKind, type DangerLanguage } from '../src/kinds';

/** Whose sentences a model learns from, whose it is tuned on, and whose are opened once, at the end. */
export type Part = 'train' | 'dev' | 'test';

export interface Utterance {
  readonly language: DangerLanguage;
  /** `en-a1`: a language, the part by its letter, and a number. */
  readonly author: string;
  readonly part: Part;
  readonly kind: DangerKind | 'none' | 'perhaps';
  readonly text: string;
}

const parts: Readonly<Record<string, Part>> = { a: 'train', d: 'dev', t: 'test' };
const fileName = new RegExp(`^((${dangerLanguages.join('|')})-([adt])\\d+)\\.tsv$`);
const kinds: ReadonlySet<string> = new Set([...dangerKinds, 'none', 'perhaps']);

/**
 * Reads the utterances of every author: `data/<language>-<letter><number>.tsv`, a kind and a text a line.
 * @throws {Error} with file and line of what can't be read
 */
export function readData(folder: string): Utterance[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const [, author, language, letter = ''] = fileName.exec(name) ?? [];
      const part = parts[letter];
      if (!author || !part) return [];
      return readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (line.trim() === '') return [];
          const [kind = '', text = ''] = line.split('\t');
          if (!kinds.has(kind) || text.trim() === '')
            throw new Error(`${name}:${index + 1}: "${line}" is no kind and text parted by a tab.`);
          return [
            { language: language as DangerLanguage, author, part, kind: kind as Utterance['kind'], text: text.trim() },
          ];
        });
    });
}
