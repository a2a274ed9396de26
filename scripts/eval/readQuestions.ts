import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { conversationSchema, questionFileSchema, singleSchema, type Question } from './questionFile';

/** Reads a value by its schema, or says whose fault it is. */
function readBy<Value>(schema: z.ZodType<Value>, value: unknown, where: string): Value {
  const read = schema.safeParse(value);
  if (!read.success) throw new Error(`${where} ${z.prettifyError(read.error)}`);
  return read.data;
}

function readQuestion(value: Record<string, unknown>, intent: string, at: string, where: string): Question {
  if ('turns' in value) {
    const { at: own, doctored, turns } = readBy(conversationSchema, value, where);
    return { intent, at: own ?? at, doctored: doctored === true, turns };
  }
  const { at: own, doctored, ...turn } = readBy(singleSchema, value, where);
  return { intent, at: own ?? at, doctored: doctored === true, turns: [turn] };
}

/**
 * Reads every file of questions.
 * @param folder of `.yaml` files
 * @throws {Error} that names the file, the question and what is wrong with it
 */
export function readQuestions(folder: string): Question[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      const { intent, at, questions } = readBy(questionFileSchema, parse(readFileSync(file, 'utf8')), `${file}:`);
      return questions.map((question, index) => readQuestion(question, intent, at, `${file}, question ${index + 1}:`));
    });
}
