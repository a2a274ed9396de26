import { parseArgs } from 'node:util';
import { prepareAssistant, type Answer, type Exchange } from '@odysseus/guide/service';
import { corpusOfCity } from './corpusOfCity';

/** `npm run --silent ask -- paris "Is the Louvre open?" ["and on Friday?" …] [--at 2026-11-24T10:00]`: asks a city's assistant. */
const usage = 'Usage: npm run --silent ask -- <city> "<question>" ["<question after it>" …] [--at 2026-11-24T10:00+01:00] [--ages 41,8] [--residency eea|elsewhere]';

/** Something in the command line is wrong: the exit code is 2. */
class UsageError extends Error {}

try {
  converse(process.argv.slice(2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : String(cause));
  process.exitCode = cause instanceof UsageError ? 2 : 1;
}

function converse(words: string[]): void {
  const { city, questions, now, ages, residency } = readCommand(words);
  const assistant = prepareAssistant(corpusOfCity(city, process.cwd()));
  const history: Exchange[] = [];
  for (const question of questions) {
    const began = performance.now();
    const answer = assistant.answer(question, { now, plan: [], residency, ages, history });
    console.log(`\n> ${question}  (${(performance.now() - began).toFixed(1)} ms)`);
    print(answer);
    history.push({ question, memory: answer.memory });
  }
}

function print({ parts }: Answer): void {
  for (const part of parts) {
    switch (part.type) {
      case 'sentence':
        console.log(`${part.join === 'item' ? '  - ' : '  '}${part.text}${part.citations.map(({ label, path }) => `\n      [${label}: ${path}]`).join('')}`);
        break;
      case 'places':
        console.log(`  Places: ${part.places.map(({ name }) => name).join(', ')}`);
        break;
      case 'journey':
        console.log(`  Journey: ${part.journey.legs.map(({ line, from, to }) => `${line} ${from} → ${to}`).join('; ')}`);
        break;
      case 'plan':
        for (const { title, stops } of part.plan.days) console.log(`  ${title}: ${stops.map(({ at, name }) => `${at} ${name}`).join(', ')}`);
        break;
      case 'chips':
        console.log(`  (${part.chips.map(({ text }) => text).join(' | ')})`);
        break;
      default:
        break;
    }
  }
}

function readCommand(words: string[]) {
  const { values, positionals } = parsed(words);
  const [city, ...questions] = positionals;
  if (city === undefined || questions.length === 0) throw new UsageError(usage);
  const now = values.at === undefined ? new Date() : new Date(values.at);
  if (Number.isNaN(now.getTime())) throw new UsageError(`--at takes a date and time such as 2026-11-24T10:00+01:00, not "${values.at ?? ''}".\n${usage}`);
  const residency = (['eea', 'elsewhere', 'unknown'] as const).find((known) => known === (values.residency ?? 'unknown'));
  const ages = (values.ages ?? '').split(',').filter(Boolean).map(Number);
  if (!residency || ages.some((age) => !Number.isInteger(age) || age < 0 || age > 120)) throw new UsageError(usage);
  return { city, questions, now, ages, residency };
}

function parsed(words: string[]) {
  try {
    return parseArgs({ args: words, allowPositionals: true, options: { at: { type: 'string' }, ages: { type: 'string' }, residency: { type: 'string' } } });
  } catch (cause) {
    throw new UsageError(`${cause instanceof Error ? cause.message : String(cause)}\n${usage}`);
  }
}
