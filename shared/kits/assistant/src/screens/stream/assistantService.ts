import {
  assistantConversationsSchema,
  parseConversation,
  parseWith,
  type AssistantConversation,
  type AssistantConversations,
  type AssistantFeedback,
  type AssistantQuestion,
  type CallService,
} from '@odysseus/contract';
import { troubleOf, unreachable, type Trouble } from './trouble';

/** A call of the assistant that brought nothing; its trouble says why. */
export class AssistantCallError extends Error {
  override readonly name = 'AssistantCallError';
  constructor(
    readonly trouble: Trouble,
    cause?: unknown,
  ) {
    super(`The assistant could not be asked: ${trouble.kind}.`, { cause });
  }
}

/** The calls of the assistant of one city; see `shared/contract/src/assistant.ts`. */
export interface AssistantService {
  /** @param lastEvent number of the last event that is known; the answer goes on after it */
  ask(question: AssistantQuestion, lastEvent: number, signal: AbortSignal): Promise<Response>;
  /** @throws {AssistantCallError} as all that follow */
  stop(message: string): Promise<void>;
  judge(message: string, feedback: AssistantFeedback): Promise<void>;
  conversations(signal?: AbortSignal): Promise<AssistantConversations['conversations']>;
  conversation(id: string, signal?: AbortSignal): Promise<AssistantConversation>;
  remove(id: string): Promise<void>;
  removeAll(): Promise<void>;
}

/** Milliseconds for a call that is no stream. */
const callTime = 15_000;

export function assistantService(callService: CallService, city: string): AssistantService {
  const request = async (path: string, init: RequestInit, signal?: AbortSignal): Promise<Response> => {
    const ending = AbortSignal.timeout(callTime);
    let response: Response;
    try {
      response = await callService(`assistant/${city}/${path}`, {
        cache: 'no-store',
        ...init,
        signal: signal ? AbortSignal.any([signal, ending]) : ending,
      });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new AssistantCallError(unreachable(), cause);
    }
    if (!response.ok) throw new AssistantCallError(await troubleOf(response));
    return response;
  };
  const read = async <T>(parse: (value: unknown) => T, path: string, signal?: AbortSignal): Promise<T> => {
    const response = await request(path, { headers: { Accept: 'application/json' } }, signal);
    try {
      return parse(await response.json());
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new AssistantCallError({ kind: 'lost' }, cause);
    }
  };
  const send = async (path: string, method: string, body?: unknown): Promise<void> => {
    await request(path, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  };
  return {
    ask: (question, lastEvent, signal) =>
      callService(`assistant/${city}/messages`, {
        method: 'POST',
        cache: 'no-store',
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          ...(lastEvent > 0 ? { 'Last-Event-ID': String(lastEvent) } : {}),
        },
        body: JSON.stringify(question),
        signal,
      }),
    stop: (message) => send(`messages/${message}/stop`, 'POST'),
    judge: (message, feedback) => send(`messages/${message}/feedback`, 'POST', feedback),
    conversations: async (signal) =>
      (
        await read(
          (value) => parseWith(assistantConversationsSchema, value, 'The list of conversations'),
          'conversations',
          signal,
        )
      ).conversations,
    conversation: (id, signal) => read(parseConversation, `conversations/${id}`, signal),
    remove: (id) => send(`conversations/${id}`, 'DELETE'),
    removeAll: () => send('conversations', 'DELETE'),
  };
}
