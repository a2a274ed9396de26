import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { prepareAssistant, type Answer, type Assistant, type Exchange } from '@odysseus/assistant';
import * as z from 'zod/mini';
import { answerLines } from './answerLines';
import { corpusOfCity } from './corpusOfCity';

/**
 * `npm run --silent ask -- paris "Is the Louvre open?" ["and on Friday?" …] [--at 2026-11-24T10:00]`: asks a city's assistant.
 * With `--jsonl` it reads conversations from its input, a JSON line each, and writes a JSON line for each turn.
 */
const usage =
  'Usage: npm run --silent ask -- <city> "<question>" ["<question after it>" …] [--at 2026-11-24T10:00+01:00] [--ages 41,8] [--residency eea|elsewhere]\n' +
  '       npm run --silent ask -- <city> --jsonl   reads {"id", "at", "ages"?, "residency"?, "turns": ["…"]} a line, writes {"id", "turn", "text"} a line';

/** Something in the command line, or in a line of its input, is wrong: the exit code is 2. */
class UsageError extends Error {}

const residencies = ['eea', 'elsewhere', 'unknown'] as const;

const conversationSchema = z.object({
  id: z.union([z.string(), z.number()]),
  at: z.optional(z.string()),
  ages: z.optional(z.array(z.int().check(z.gte(0), z.lte(120)))),
  residency: z.optional(z.enum(residencies)),
  turns: z.array(z.string()),
});

interface Asked {
  readonly now: Date;
  readonly ages: readonly number[];
  readonly residency: (typeof residencies)[number];
}

try {
  await run(process.argv.slice(2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}

async function run(words: string[]): Promise<void> {
  const { values, positionals } = parsed(words);
  const [city, ...questions] = positionals;
  if (city === undefined || (questions.length === 0) !== (values.jsonl === true)) throw new UsageError(usage);
  const assistant = prepareAssistant(corpusOfCity(city, process.cwd()));
  if (values.jsonl) return converseByLine(assistant);
  const ages = (values.ages ?? '').split(',').filter(Boolean).map(Number);
  const residency = residencies.find((known) => known === (values.residency ?? 'unknown'));
  if (!residency || ages.some((age) => !Number.isInteger(age) || age < 0 || age > 120)) throw new UsageError(usage);
  let asked = performance.now();
  for (const { question, answer } of conversation(assistant, questions, {
    now: moment(values.at, '--at'),
    ages,
    residency,
  })) {
    console.log(`\n> ${question}  (${(performance.now() - asked).toFixed(1)} ms)`);
    print(answer);
    asked = performance.now();
  }
}

/** Asks one question after the other, each with what was said before it. */
function* conversation(
  assistant: Assistant,
  questions: readonly string[],
  { now, ages, residency }: Asked,
): Generator<{ readonly question: string; readonly answer: Answer }> {
  const history: Exchange[] = [];
  for (const question of questions) {
    const answer = assistant.answer(question, { now, plan: [], residency, ages, history });
    history.push({ question, memory: answer.memory });
    yield { question, answer };
  }
}

/** Ends when its input ends. A line that can't be read is told with its number, and the rest goes on. */
async function converseByLine(assistant: Assistant): Promise<void> {
  let number = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === '') continue;
    try {
      const { id, at, ages = [], residency = 'unknown', turns } = readConversation(line, number);
      let turn = 0;
      for (const { answer } of conversation(assistant, turns, {
        now: moment(at, `line ${number}: "at"`),
        ages,
        residency,
      })) {
        console.log(JSON.stringify({ id, turn, text: answerLines(answer).join('\n') }));
        turn += 1;
      }
    } catch (cause) {
      if (!(cause instanceof UsageError)) throw cause;
      console.error(cause.message);
      process.exitCode = 2;
    }
  }
}

function readConversation(line: string, number: number): z.infer<typeof conversationSchema> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new UsageError(
      `line ${number}: no JSON. Write one object a line: {"id": "1", "at": "2026-11-24T10:00+01:00", "turns": ["…"]}`,
    );
  }
  const result = z.safeParse(conversationSchema, value);
  if (result.success) return result.data;
  throw new UsageError(
    `line ${number}: ${result.error.issues.map(({ path, message }) => `${path.join('.') || 'the line'}: ${message}`).join('; ')}`,
  );
}

function moment(at: string | undefined, where: string): Date {
  const now = at === undefined ? new Date() : new Date(at);
  if (Number.isNaN(now.getTime()))
    throw new UsageError(`${where} takes a date and time such as 2026-11-24T10:00+01:00, not "${at ?? ''}".`);
  return now;
}

function print({ parts }: Answer): void {
  for (const part of parts) {
    switch (part.type) {
      case 'sentence':
        console.log(
          `${part.join === 'item' ? '  - ' : '  '}${part.text}${part.citations.map(({ label, path }) => `\n      [${label}: ${path}]`).join('')}`,
        );
        break;
      case 'chips':
        console.log(`  (${part.chips.map(({ text }) => text).join(' | ')})`);
        break;
      default:
        for (const line of answerLines({ parts: [part] })) console.log(`  ${line}`);
    }
  }
}

function parsed(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        at: { type: 'string' },
        ages: { type: 'string' },
        residency: { type: 'string' },
        jsonl: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
