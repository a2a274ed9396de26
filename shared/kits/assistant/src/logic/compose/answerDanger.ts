import { helpCopy, helpFor, type DangerKind } from '@odysseus/danger';
import { nearestPlaces, destinations } from '@odysseus/emergency';
import type { Corpus, CorpusPlace } from '../corpus';
import { Reply } from '../reply';
import type { Answer, AnswerPart } from '../types';
import type { Ask } from '../understanding/resolve';
import { helpFrom, helpers, isForChild } from './answerEmergency';
import { cardOf } from './cards';
import type { Handler } from './handler';
import { helpFact, sayLine } from './helpFacts';

/** Places that an answer names at most. */
const mostPlaces = 3;

/** Help and nothing else: whom to call, three steps, the sentence to say, and who is near. */
export const answerDanger: Handler = (ask) => {
  const { guide, danger, context } = ask;
  const known = guide.corpus.help;
  if (!known || danger?.outcome !== 'danger' || !danger.kind) return undefined;
  const help = helpFor(danger.kind, danger.language, known.book, known.words, danger.also);
  const copy = helpCopy[help.language];
  const fact = helpFact(help, known.path);
  const reply = new Reply().say(help.call, [fact]);
  for (const step of help.steps) reply.say(step, [fact], 'item');
  reply.say(sayLine(help), [fact], 'paragraph');
  const near = placesThatHelp(help.kind, ask);
  return reply
    .places(near.map((place) => cardOf(guide, place, { now: true }, context)))
    .chips([copy.everything, 'Emergency numbers'])
    .remember({
      intent: 'emergency',
      focus: near.slice(0, 1).map(({ id }) => id),
      listed: near.map(({ id }) => id),
      fields: [],
    });
};

/** The nearest places for a kind, by the rules of the emergency page: nobody in a grave state is sent to a walk-in hospital. */
function placesThatHelp(kind: DangerKind, ask: Ask): readonly CorpusPlace[] {
  const { guide, context } = ask;
  const { needs } = destinations[kind];
  if (isForChild(ask) && needs.some(({ tags }) => tags.includes('hospital'))) return helpers(ask, 'hospital');
  const places = guide.corpus.places.filter((place) => place.kind === 'service');
  return nearestPlaces(places, needs, mostPlaces, { from: helpFrom(ask), city: guide.city, now: context.now });
}

/** Under an answer to what may be an emergency intent: one line that leads to help. */
export function perhapsLine(answer: Answer, { guide, danger }: Ask): Answer {
  const known: Corpus['help'] = guide.corpus.help;
  if (!known || danger?.outcome !== 'perhaps' || !danger.kind) return answer;
  const help = helpFor(danger.kind, danger.language, known.book, known.words);
  const line = `${helpCopy[help.language].perhaps(help.title)} ${help.call}`;
  const citation = { path: `${known.path}#${help.kind}`, field: 'help', label: help.title };
  const sentence: AnswerPart = { type: 'sentence', text: line, join: 'paragraph', citations: [citation] };
  const chips = answer.parts.filter(({ type }) => type === 'chips');
  return {
    ...answer,
    parts: [...answer.parts.filter(({ type }) => type !== 'chips'), sentence, ...chips],
    facts: [...answer.facts, { citation, text: line }],
  };
}
