import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { projectFolder } from '@odysseus/build';
import { utcDate } from '@odysseus/model';
import { ContentError } from '@odysseus/model/content';
import { editorFiles } from './editorFiles';
import { newFiles, writeNewFile } from './newFile';
import { UnansweredError, type Ask } from './questions';

interface WritingCommand {
  readonly does: string;
  /** @returns the exit code */
  readonly run: (words: readonly string[]) => number | Promise<number>;
}

/** What `npm run content` writes. */
export const writingCommands: Readonly<Record<string, WritingCommand>> = {
  new: {
    does: 'begins a place or a screen and asks what it needs to know: new place paris, new screen rome',
    run: beginFile,
  },
  schema: {
    does: 'writes the schemas by which editors complete and check these files',
    run() {
      for (const [file, text] of editorFiles()) {
        writeFileSync(file, text);
        console.log(relative(process.cwd(), file));
      }
      return 0;
    },
  },
};

async function beginFile(words: readonly string[]): Promise<number> {
  const [what, city, ...options] = words;
  if ((what !== 'place' && what !== 'screen') || city === undefined) {
    console.error(
      'Usage: npm run content -- new place|screen <city>, for example: npm run content -- new screen paris',
    );
    return 2;
  }
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  try {
    const file = await writeNewFile({
      what,
      city,
      options: optionsOf(
        newFiles[what].map(({ name }) => name),
        options,
      ),
      ask: terminal && askAt(terminal),
      root: projectFolder,
      today: utcDate(Date.now()),
    });
    console.log(`${file} is there. See it: npm run dev -- ${file.split('/')[1] ?? city}`);
    return 0;
  } catch (cause) {
    if (!(cause instanceof UnansweredError) && !(cause instanceof ContentError)) throw cause;
    console.error(cause.message);
    return 1;
  } finally {
    terminal?.close();
  }
}

/** Asks line by line: what is typed before its question is its answer too. */
function askAt(terminal: Interface): Ask {
  const lines = terminal[Symbol.asyncIterator]();
  return async ({ asks, usual }, remark) => {
    const hint = usual === undefined ? '' : ` [${usual}]`;
    terminal.setPrompt(`${remark === undefined ? '' : `It ${remark}.\n`}${asks}${hint}: `);
    terminal.prompt();
    const line: IteratorResult<string, unknown> = await lines.next();
    if (line.done === true) throw new UnansweredError('Nothing was written.');
    return line.value;
  };
}

/** @throws {UnansweredError} for an option that no question has */
function optionsOf(names: readonly string[], words: readonly string[]): Readonly<Record<string, string | undefined>> {
  try {
    return parseArgs({
      args: [...words],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
    }).values;
  } catch (cause) {
    throw new UnansweredError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
