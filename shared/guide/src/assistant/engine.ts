import { answerArea } from './compose/answerArea';
import { answerBounds } from './compose/answerBounds';
import { answerCityFacts } from './compose/answerCityFacts';
import { answerCompare } from './compose/answerCompare';
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
import { answerRoute } from './compose/answerRoute';
import { answerScams } from './compose/answerScams';
import { answerSmallTalk } from './compose/answerSmallTalk';
import { answerWorks } from './compose/answerWorks';
import { answerTickets } from './compose/answerTickets';
import { answerUnreadDay } from './compose/answerUnreadDay';
import { answerUnknown } from './compose/answerUnknown';
import { assistantCopy } from './compose/copy';
import type { Handler } from './compose/handler';
import type { Corpus } from './corpus';
import { prepareGuide } from './guide';
import { toolsOf } from './tools/tools';
import type { Answer, AskContext, Assistant } from './types';
import { inEnglish } from './understanding/languages';
import { readMemory } from './understanding/memory';
import { withoutOrders } from './understanding/orders';
import { resolve } from './understanding/resolve';
import { verifierFor } from './verify/verifySentence';

/** What a question is asked against, in order: help comes first, a guess last. */
const handlers: readonly Handler[] = [answerSmallTalk, answerEmergency, answerBounds, answerPhrase, answerUnreadDay, answerPlan, answerRoute, answerTickets, answerPasses, answerCompare, answerMonth, answerCityFacts, answerScams, answerWorks, answerFreeDays, answerPhantom, answerArea, answerBeside, answerFind, answerFacts, answerPassages, answerUnknown];

/**
 * Prepares the assistant of one city: indexes its corpus once, and answers each question in milliseconds, with no network
 * and nothing kept between questions.
 */
export function prepareAssistant(corpus: Corpus): Assistant {
  const guide = prepareGuide(corpus);
  return {
    facts: guide.facts,
    tools: toolsOf(guide),
    verify: verifierFor(guide.ownNames),
    answer(question: string, context: AskContext): Answer {
      const { text, orders } = withoutOrders(question);
      const english = inEnglish(text, guide.names.find);
      const ask = resolve(guide, guide.reader.read(english.text, context), context);
      for (const handler of handlers) {
        const answer = handler(ask)?.answer(readMemory(context.history.at(-1)?.memory));
        if (answer) return after(answer, [...(orders ? [assistantCopy.ordersAside] : []), ...(english.translated ? [assistantCopy.english] : [])]);
      }
      return { parts: [], memory: undefined, facts: [] };
    },
  };
}

/** What is said of the question itself comes before its answer. */
function after(answer: Answer, words: readonly string[]): Answer {
  return { ...answer, parts: [...words.map((text) => ({ type: 'sentence' as const, text, join: 'paragraph' as const, citations: [] })), ...answer.parts] };
}
