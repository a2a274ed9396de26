import type { Answer, AskContext, Exchange } from '@odysseus/assistant';
import { citationCoverage } from './citations';
import { momentOf } from './cityTime';
import type { EvaluatedCity } from './evaluatedCity';
import { FabricationCheck } from './fabrication';
import { judge, type Judgement } from './judge';
import type { Question, Turn } from './questionFile';
import { placesOf, refuses, saidBy } from './said';

/** One question and how its answer did. */
export interface Outcome extends Judgement {
  readonly intent: string;
  readonly at: string;
  /** The questions before it, and itself last. */
  readonly asked: readonly string[];
  readonly said: string;
  readonly milliseconds: number;
  readonly factual: number;
  readonly unborne: readonly string[];
  readonly fabricated: readonly string[];
  readonly mustRefuse: boolean;
  readonly refused: boolean;
}

function contextOf(
  turn: Turn,
  question: Question,
  history: readonly Exchange[],
  { corpus, places }: EvaluatedCity,
): AskContext {
  const plan = (turn.trip ?? [])
    .flatMap((id) => places.get(id) ?? [])
    .map(({ id, name, path, coordinates }) => ({ id: `${corpus.city.key}/${id}`, name, path, coordinates }));
  return {
    now: momentOf(question.at, corpus.city.timezone),
    plan,
    residency: turn.residency ?? 'unknown',
    ages: turn.ages ?? [],
    history,
  };
}

/** Asks a conversation and judges each answer. */
function* evaluateOne(question: Question, city: EvaluatedCity, check: FabricationCheck): Generator<Outcome> {
  const history: Exchange[] = [];
  const asked: string[] = [];
  let before: string[] = [];
  for (const turn of question.turns) {
    asked.push(turn.ask);
    const context = contextOf(turn, question, history, city);
    const began = performance.now();
    const answer: Answer = (question.doctored ? city.doctored : city.assistant).answer(turn.ask, context);
    const milliseconds = performance.now() - began;
    const { factual, unborne } = citationCoverage(answer, city.assistant.verify);
    yield {
      ...judge(turn, answer, before, city),
      intent: question.intent,
      at: question.at,
      asked: [...asked],
      said: saidBy(answer),
      milliseconds,
      factual,
      unborne,
      fabricated: question.doctored ? [] : check.of(answer, { words: asked, ages: turn.ages ?? [], at: question.at }),
      mustRefuse: turn.refuse === true,
      refused: refuses(answer) && placesOf(answer).shown.length === 0,
    };
    before = placesOf(answer).shown;
    // The service keeps it as JSON.
    history.push({ question: turn.ask, memory: JSON.parse(JSON.stringify(answer.memory ?? null)) as unknown });
  }
}

/** Asks every question and judges every answer. */
export function evaluate(questions: readonly Question[], city: EvaluatedCity): Outcome[] {
  const check = new FabricationCheck(city);
  return questions.flatMap((question) => [...evaluateOne(question, city, check)]);
}
