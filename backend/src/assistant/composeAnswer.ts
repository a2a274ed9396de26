import type { AnswerPart, AskContext, Assistant } from '@odysseus/assistant';
import type { AssistantPart } from '@odysseus/contract';
import { logged } from '../problems';
import { AnswerEnded } from './AnswerEnded';
import type { AnswerWriter } from './AnswerWriter';
import type { PastExchange } from './conversationRecords';
import { modelFailed, modelRests, nothingHeld } from './copy';
import { type Model, ModelError } from './model';
import { unshownParts } from './unshownParts';
import { verifiedParts } from './verifiedParts';

export interface Composing {
  readonly message: string;
  readonly conversation: string;
  readonly question: string;
  readonly context: AskContext;
  readonly past: readonly PastExchange[];
  readonly city: string;
  readonly assistant: Assistant;
  /** Null where none is configured. */
  readonly model: Model | null;
  readonly writer: AnswerWriter;
  /** Aborted with an `AnswerEnded` when the answer must end, and with anything else when the process stops. */
  readonly signal: AbortSignal;
  /** @throws {AnswerEnded} when the visitor may not read on */
  mayGoOn(): Promise<void>;
  /** Told of what went wrong and was mended. */
  warn(details: object, text: string): void;
}

const complete: AssistantPart = { type: 'end', reason: 'complete' };

/**
 * Answers a question: with the model where there is one that works, and otherwise with the guide's own engine.
 * @throws {AnswerEnded} when the answer ends before it is complete
 */
export async function composeAnswer(composing: Composing): Promise<void> {
  const { model, writer, message, conversation } = composing;
  // An emergency intent goes to no provider, and waits for none.
  if (model?.ready() && !composing.assistant.isDanger(composing.question)) return composeWithModel(composing, model);
  const own = ownAnswer(composing);
  const start: AssistantPart = { type: 'start', message, conversation, brain: 'embedded' };
  await writer.finish(
    [start, ...(model && !model.ready() ? [notice(modelRests)] : []), ...own.parts, complete],
    own.memory,
  );
}

async function composeWithModel(composing: Composing, model: Model): Promise<void> {
  const { writer, signal, message, conversation } = composing;
  const shown: AnswerPart[] = [];
  await writer.write([{ type: 'start', message, conversation, brain: 'model' }]);
  try {
    await model.answer(composing, async (parts) => {
      await composing.mayGoOn();
      await writer.write(parts);
      shown.push(...parts);
    });
  } catch (error) {
    const cause: unknown = signal.aborted ? signal.reason : error;
    if (cause instanceof AnswerEnded) throw cause;
    // Anything else than the model's own trouble, or the process's end, is none that another brain could mend.
    if (!(error instanceof ModelError) && !signal.aborted) throw error;
    composing.warn({ error: logged(error) }, 'The model failed; the own engine answers in its place');
    await composing.mayGoOn();
    const own = ownAnswer(composing);
    await writer.finish([notice(modelFailed), ...unshownParts(own.parts, shown), complete], own.memory);
    return;
  }
  // What the engine would have remembered and offered: follow-ups are understood whichever brain answers them.
  const own = ownAnswer(composing);
  await writer.finish([...own.parts.filter(({ type }) => type === 'chips'), complete], own.memory);
}

function ownAnswer({ assistant, question, context, warn }: Composing): {
  parts: readonly AnswerPart[];
  memory: unknown;
} {
  const answer = assistant.answer(question, context);
  const { parts, dropped } = verifiedParts(answer, assistant.verify);
  if (dropped.length > 0)
    warn({ dropped: dropped.length }, 'The own engine said more than its facts bear; those sentences were left out');
  const empty = !parts.some(({ type }) => type !== 'chips');
  return {
    parts: empty ? [{ type: 'sentence', text: nothingHeld, join: 'same', citations: [] }, ...parts] : parts,
    memory: answer.memory,
  };
}

function notice(text: string): AnswerPart {
  return { type: 'notice', text };
}
