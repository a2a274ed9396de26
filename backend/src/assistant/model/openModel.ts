import type { AnswerPart, AskContext, Assistant } from '@odysseus/assistant';
import type { Configuration } from '../../configuration';
import { Ending } from '../../Ending';
import { stepOf } from '../copy';
import { breaker } from './breaker';
import type { ChatMessage, ChatToolCall } from './chatSchemas';
import { collectTurn } from './collectTurn';
import { Grounding } from './Grounding';
import { ModelEnded } from './ModelEnded';
import { ModelError } from './ModelError';
import { modelLimits, type ModelLimits } from './modelLimits';
import { SentenceGate } from './SentenceGate';
import { streamChat } from './streamChat';
import { systemPrompt } from './systemPrompt';

/** Exchanges of the past that a model is told. */
const toldExchanges = 6;

/** A question to a model, with what it stands in. */
export interface ModelQuestion {
  readonly question: string;
  readonly city: string;
  readonly context: AskContext;
  readonly past: readonly { readonly question: string; readonly answer: string }[];
  readonly assistant: Assistant;
  /** Ends it from outside, which is no failure of the model. */
  readonly signal: AbortSignal;
}

export interface Model {
  /** Whether it should be asked: not right after it has failed again and again. */
  ready(): boolean;
  /**
   * Answers with the tools and facts of the guide.
   * @param emit shows parts; nothing goes on before it resolves
   * @throws {ModelError} when it fails, in whichever way, or is ended; other errors are those of `emit`
   */
  answer(question: ModelQuestion, emit: (parts: readonly AnswerPart[]) => Promise<void>): Promise<void>;
}

/**
 * A model behind an OpenAI-compatible endpoint.
 * @param clock milliseconds since 1970
 */
export function openModel(
  endpoint: NonNullable<Configuration['assistant']>,
  clock: () => number,
  changes: Partial<ModelLimits> = {},
): Model {
  const limits = { ...modelLimits, ...changes };
  const guard = breaker(clock, (error) => error instanceof ModelError && !(error instanceof ModelEnded));
  return {
    ready: () => guard.ready(),
    async answer(question, emit) {
      const ending = new Ending([question.signal], limits.whole);
      try {
        await guard.call(async () => {
          try {
            await converse(endpoint, limits, question, emit, ending.signal);
          } catch (error) {
            if (error instanceof ModelError && question.signal.aborted)
              throw new ModelEnded(error.message, { cause: error });
            throw error;
          }
        });
      } finally {
        ending.release();
      }
    },
  };
}

async function converse(
  endpoint: NonNullable<Configuration['assistant']>,
  limits: ModelLimits,
  question: ModelQuestion,
  emit: (parts: readonly AnswerPart[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { assistant, context } = question;
  const grounding = new Grounding(assistant.tools, context, assistant.verify, limits);
  const gate = new SentenceGate(grounding, limits);
  const show = async (parts: readonly AnswerPart[]): Promise<void> => {
    // One by one: each is stored, and the right to read on looked at, before the next.
    for (const part of parts) await emit([part]);
  };
  const budget = { left: limits.bytes };
  const messages = openingOf(question);
  for (let round = 1; round <= limits.rounds; round += 1) {
    const request = {
      messages,
      tools: grounding.described,
      toolChoice: round < limits.rounds ? ('auto' as const) : ('none' as const),
    };
    const turn = await collectTurn(streamChat(endpoint, request, limits, budget, signal), limits, async (piece) =>
      show(gate.feed(piece)),
    );
    if (turn.calls.length === 0) {
      await show([...gate.end(), ...grounding.drawings()]);
      return;
    }
    await show(gate.turn());
    messages.push({ role: 'assistant', content: turn.text === '' ? null : turn.text, tool_calls: turn.calls });
    await show(
      [...new Set(turn.calls.map((call) => stepOf(call.function.name)))].map((text) => ({ type: 'step', text })),
    );
    messages.push(...turn.calls.map((call) => resultOf(call, grounding)));
  }
  throw new ModelError('It never stopped asking for tools');
}

function openingOf({ city, context, past, question }: ModelQuestion): ChatMessage[] {
  return [
    { role: 'system', content: systemPrompt(city, context) },
    ...past.slice(-toldExchanges).flatMap((exchange): ChatMessage[] => [
      { role: 'user', content: exchange.question },
      { role: 'assistant', content: exchange.answer === '' ? '…' : exchange.answer },
    ]),
    { role: 'user', content: question },
  ];
}

function resultOf(call: ChatToolCall, grounding: Grounding): ChatMessage {
  return { role: 'tool', tool_call_id: call.id, content: grounding.call(call) };
}
