import type { DangerReader } from '@odysseus/danger';
import { trainedWeights } from '@odysseus/danger/weights';
import { answerArea } from './compose/answerArea';
import { answerBounds } from './compose/answerBounds';
import { answerCityFacts } from './compose/answerCityFacts';
import { answerCompare } from './compose/answerCompare';
import { answerDanger, perhapsLine } from './compose/answerDanger';
import { answerEmergency } from './compose/answerEmergency';
import { answerFacts } from './compose/answerFacts';
import { answerFind } from './compose/answerFind';
import { answerFreeDays } from './compose/answerFreeDays';
import { answerMonth } from './compose/answerMonth';
import { answerBeside, answerPassages } from './compose/answerPassages';
import { answerPasses } from './compose/answerPasses';
import { answerPhantom } from './compose/answerPhantom';
import { answerPhrase } from './compose/answerPhrase';
import { answerPlan } from './compose/answerPlan';
import { answerReady } from './compose/answerReady';
import { answerRoute } from './compose/answerRoute';
import { answerScams } from './compose/answerScams';
import { answerSmallTalk } from './compose/answerSmallTalk';
import { answerWorks } from './compose/answerWorks';
import { answerTickets } from './compose/answerTickets';
import { answerUnreadDay } from './compose/answerUnreadDay';
import { answerUnknown } from './compose/answerUnknown';
import { answerCopy } from './compose/answerCopy';
import type { Handler } from './compose/handler';
import type { Corpus } from './corpus';
import { prepareGuide } from './guide';
import { toolsOf } from './tools/tools';
import type { Answer, AskContext, Assistant } from './types';
import { inEnglish } from './understanding/languages';
import { readMemory } from './understanding/memory';
import { withoutPromptInjection } from './understanding/promptInjection';
import { asksOfVisit } from './understanding/emergencyIntent';
import { resolve, type Ask } from './understanding/resolve';
import { verifierFor } from './verify/verifySentence';

/** What a question is asked against, in order: help comes first, a guess last. */
const handlers: readonly Handler[] = [
  answerDanger,
  answerSmallTalk,
  answerEmergency,
  answerBounds,
  answerPhrase,
  answerUnreadDay,
  answerReady,
  answerPlan,
  answerRoute,
  answerTickets,
  answerPasses,
  answerCompare,
  answerMonth,
  answerCityFacts,
  answerScams,
  answerWorks,
  answerFreeDays,
  answerPhantom,
  answerArea,
  answerBeside,
  answerFind,
  answerFacts,
  answerPassages,
  answerUnknown,
];

/**
 * Prepares the assistant of one city: indexes its corpus once, and answers each question in milliseconds, with no network
 * and nothing kept between questions.
 */
export function prepareAssistant(corpus: Corpus, reader: DangerReader = trainedWeights()): Assistant {
  const guide = prepareGuide(corpus);
  return {
    facts: guide.facts,
    tools: toolsOf(guide),
    verify: verifierFor(guide.ownNames),
    isDanger: (question) => corpus.help !== undefined && reader.read(question).outcome === 'danger',
    answer(question: string, context: AskContext): Answer {
      // Read as it was typed: what is cut or translated may be what tells it.
      const danger = corpus.help && reader.read(question);
      const { text, injection } = withoutPromptInjection(question);
      const english = inEnglish(text, guide.names.find);
      const ask = withoutAlarm(resolve(guide, guide.reader.read(english.text, context), context, danger));

      const aside =
        ask.danger?.outcome === 'danger'
          ? []
          : [...(injection ? [answerCopy.injectionAside] : []), ...(english.translated ? [answerCopy.english] : [])];
      for (const handler of handlers) {
        const answer = handler(ask)?.answer(readMemory(context.history.at(-1)?.memory));
        if (answer) return perhapsLine(after(answer, aside), ask);
      }
      return { parts: [], memory: undefined, facts: [] };
    },
  };
}

/** 'Is the cemetery open today?' asks for a visit, whatever its names sound like: then help is one line. */
function withoutAlarm(ask: Ask): Ask {
  const visit = ask.danger?.outcome === 'danger' && ask.places.length > 0 && asksOfVisit(ask.q);
  return visit ? { ...ask, danger: { ...ask.danger, outcome: 'perhaps' } } : ask;
}

/** What is said of the question itself comes before its answer. */
function after(answer: Answer, words: readonly string[]): Answer {
  return {
    ...answer,
    parts: [
      ...words.map((text) => ({ type: 'sentence' as const, text, join: 'paragraph' as const, citations: [] })),
      ...answer.parts,
    ],
  };
}
