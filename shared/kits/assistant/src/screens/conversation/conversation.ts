import type { AssistantConversation, AssistantFeedback, AssistantPart, DangerReading } from '@odysseus/contract';
import type { Trouble } from '../stream/trouble';

/** A question with its answer, as far as it has come. */
export interface Exchange {
  readonly message: string;
  readonly question: string;
  readonly parts: readonly AssistantPart[];
  readonly state: ExchangeState;
  /** Whether a part of the answer could not be understood. */
  readonly incomplete: boolean;
  /** Whether it was asked or followed on this page: what is new is read out, what was opened again is not. */
  readonly live: boolean;
  readonly feedback?: AssistantFeedback | undefined;
  /** What the reader of danger made of the question on this page. An emergency intent is answered here, and the service never hears of it. */
  readonly danger?: DangerReading | undefined;
}

export type ExchangeState =
  | { readonly is: 'answering' }
  /** The connection is gone, and it is being tried again. */
  | { readonly is: 'reconnecting'; readonly trouble: Trouble }
  | { readonly is: 'ended' }
  | { readonly is: 'failed'; readonly trouble: Trouble };

export interface Conversation {
  /** Made by the page; known to the service from the first question on. */
  readonly id: string;
  readonly exchanges: readonly Exchange[];
}

export type Change =
  | { readonly type: 'opened'; readonly conversation: Conversation }
  | {
      readonly type: 'asked';
      readonly message: string;
      readonly question: string;
      readonly danger?: DangerReading | undefined;
    }
  /** Answered with help, on this device alone. */
  | { readonly type: 'helped'; readonly message: string; readonly question: string; readonly danger: DangerReading }
  | {
      readonly type: 'changed';
      readonly message: string;
      readonly to: Partial<Omit<Exchange, 'message' | 'question'>>;
    };

export function conversationAfter(conversation: Conversation, change: Change): Conversation {
  switch (change.type) {
    case 'opened':
      return change.conversation;
    case 'asked':
      return {
        ...conversation,
        exchanges: [
          ...conversation.exchanges,
          {
            message: change.message,
            question: change.question,
            parts: [],
            state: { is: 'answering' },
            incomplete: false,
            live: true,
            danger: change.danger,
          },
        ],
      };
    case 'helped':
      return {
        ...conversation,
        exchanges: [
          ...conversation.exchanges,
          {
            message: change.message,
            question: change.question,
            parts: [],
            state: { is: 'ended' },
            incomplete: false,
            live: true,
            danger: change.danger,
          },
        ],
      };
    case 'changed':
      return {
        ...conversation,
        exchanges: conversation.exchanges.map((exchange) =>
          exchange.message === change.message ? { ...exchange, ...change.to } : exchange,
        ),
      };
  }
}

/** A conversation as the service keeps it. An answer without its end is still being given, and wants to be followed. */
export function keptConversation({ conversation, messages }: AssistantConversation): Conversation {
  return {
    id: conversation,
    exchanges: messages.map(({ message, question, parts, feedback }) => ({
      message,
      question,
      parts,
      feedback,
      incomplete: false,
      live: false,
      state: parts.at(-1)?.type === 'end' ? { is: 'ended' } : { is: 'answering' },
    })),
  };
}

export function isRunning({ state }: Exchange): boolean {
  return state.is === 'answering' || state.is === 'reconnecting';
}

/** Whether an exchange was answered with help on this device: the service knows nothing of it. */
export function isHelp({ danger }: Exchange): boolean {
  return danger?.outcome === 'danger';
}
