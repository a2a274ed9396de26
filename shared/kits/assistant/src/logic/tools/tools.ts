import * as z from 'zod/mini';
import { answerEmergency } from '../compose/answerEmergency';
import { answerFacts } from '../compose/answerFacts';
import { answerFind } from '../compose/answerFind';
import { answerPasses } from '../compose/answerPasses';
import { answerPhrase } from '../compose/answerPhrase';
import { answerPlan } from '../compose/answerPlan';
import { answerRoute } from '../compose/answerRoute';
import type { Handler } from '../compose/handler';
import type { Guide } from '../guide';
import type { AskContext, Tool, ToolResult } from '../types';
import { resolve } from '../understanding/resolve';
import { passageFact } from './placeFacts';

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const when = z.optional(text(60));

/** Results of a search at most. */
const mostResults = 8;

/** What the engine can look up or work out, for a model to call. Each input passes its schema before it runs. */
export function toolsOf(guide: Guide): Tool[] {
  const ask = (handler: Handler, question: string, context: AskContext): ToolResult => {
    // A model asks each thing whole: nothing said before is meant.
    const fresh: AskContext = { ...context, history: [] };
    const reply = handler(resolve(guide, guide.reader.read(question, fresh), fresh));
    if (!reply) return { text: 'Nothing in the guide.', facts: [] };
    const { parts, facts } = reply.answer(undefined);
    const result: { -readonly [K in keyof ToolResult]: ToolResult[K] } = {
      text: parts.flatMap((part) => (part.type === 'sentence' ? [part.text] : [])).join('\n'),
      facts,
    };
    for (const part of parts) {
      if (part.type === 'places') result.places = part.places;
      if (part.type === 'journey') result.journey = part.journey;
      if (part.type === 'plan') result.plan = part.plan;
    }
    return result;
  };
  return [
    tool(
      'search',
      'Searches everything the guide says (customs, tickets, safety, money, events). Input: words.',
      z.strictObject({ words: text(200) }),
      ({ words }) => searchResult(guide, words),
    ),
    tool(
      'find_places',
      'Finds places by kind, quarter, time, price, age, diet. Input: what is looked for in words, such as "free museums near the Marais"; when such as "tonight".',
      z.strictObject({ wish: text(200), when }),
      (input, context) => ask(answerFind, `find ${input.wish} ${input.when ?? ''}`, context),
    ),
    tool(
      'place_facts',
      'What the guide says of one place. Input: its name; about such as "price", "booking", "access", "history", "tips", "what to see".',
      z.strictObject({ place: text(120), about: z.optional(text(80)) }),
      (input, context) => ask(answerFacts, `${input.about ?? 'tell me about'} ${input.place}`, context),
    ),
    tool(
      'opening_hours',
      'Whether a place is open, and its hours. Input: its name; when such as "Tuesday at 9" or "now".',
      z.strictObject({ place: text(120), when }),
      (input, context) => ask(answerFacts, `is ${input.place} open ${input.when ?? ''}`, context),
    ),
    tool(
      'route',
      'The way between two places or stations by metro and on foot. Input: from, to, by: fastest, changes or step-free.',
      z.strictObject({ from: text(120), to: text(120), by: z.optional(z.enum(['fastest', 'changes', 'step-free'])) }),
      (input, context) =>
        ask(
          answerRoute,
          `how do i get from ${input.from} to ${input.to} ${input.by === 'changes' ? 'fewest changes' : input.by === 'step-free' ? 'step free' : ''}`,
          context,
        ),
    ),
    tool(
      'passes',
      'Which pass or ticket costs least, or what a pass holds. Input: question in words, with places and number of days.',
      z.strictObject({ question: text(200) }),
      (input, context) => ask(answerPasses, `pass ${input.question}`, context),
    ),
    tool(
      'plan_days',
      'Plans days stop by stop within opening hours. Input: days (1 to 5), start such as "tomorrow" or "2026-12-01", places that must be in it, wishes such as "with children".',
      z.strictObject({
        days: z.int().check(z.gte(1), z.lte(5)),
        start: when,
        places: z.optional(z.array(text(120)).check(z.maxLength(12))),
        wishes: z.optional(text(120)),
      }),
      (input, context) =>
        ask(
          answerPlan,
          `plan ${input.days} days ${input.start ?? ''} with ${(input.places ?? []).join(', ')} ${input.wishes ?? ''}`,
          context,
        ),
    ),
    tool(
      'phrases',
      'How to say something in the language of the city. Input: what, in English.',
      z.strictObject({ say: text(120) }),
      (input, context) => ask(answerPhrase, `how do i say ${input.say}`, context),
    ),
    tool(
      'emergencies',
      'Numbers to dial and what to do. Input: what happened.',
      z.strictObject({ happened: text(200) }),
      (input, context) => ask(answerEmergency, `emergency ${input.happened}`, context),
    ),
  ];
}

function searchResult(guide: Guide, words: string): ToolResult {
  const asked = words.toLowerCase().split(/\s+/);
  const passages = guide.passageIndex.search(asked, mostResults).map(({ item }) => passageFact(item));
  const places = guide.placeIndex.search(asked, 3).flatMap(({ item }) => guide.fact(item, 'summary') ?? []);
  const facts = [...passages, ...places];
  return { text: facts.length > 0 ? facts.map((fact) => fact.text).join('\n') : 'Nothing in the guide.', facts };
}

function tool<T extends z.ZodMiniType>(
  name: string,
  description: string,
  input: T,
  run: (input: z.infer<T>, context: AskContext) => ToolResult,
): Tool {
  return {
    name,
    description,
    input,
    run(given, context) {
      const read = input.safeParse(given);
      if (!read.success) throw new Error(`Input of ${name}: ${z.prettifyError(read.error)}`);
      return run(read.data, context);
    },
  };
}
