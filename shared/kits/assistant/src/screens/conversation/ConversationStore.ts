import type { AssistantFeedback, AssistantQuestion, DangerReading } from '@odysseus/contract';
import { AssistantCallError, type AssistantService } from '../stream/assistantService';
import { followAnswer, nothingYet, type Following } from '../stream/followAnswer';
import { pauseUntilOnline } from '../stream/pauseUntilOnline';
import type { Trouble } from '../stream/trouble';
import {
  conversationAfter,
  isHelp,
  isRunning,
  keptConversation,
  type Change,
  type Conversation,
  type Exchange,
} from './conversation';
import { newId } from './newId';
import type { TabMemory } from './tabMemory';

/** What a question tells of the visitor. */
export type Told = Pick<AssistantQuestion, 'plan' | 'residency' | 'ages'>;

export interface ConversationView {
  readonly conversation: Conversation;
  readonly opening:
    | { readonly state: 'none' | 'loading' }
    | { readonly state: 'failed'; readonly id: string; readonly trouble: Trouble };
}

interface Surroundings {
  readonly service: AssistantService;
  readonly memory: TabMemory;
  readonly told: () => Told;
}

/** The conversation that is open on this page, and all that happens to it. Pages read it as an external store. */
export class ConversationStore {
  readonly #surroundings: Surroundings;
  readonly #listeners = new Set<() => void>();
  /** How far answers have come that this page follows or has followed. */
  readonly #reached = new Map<string, Following>();
  #view: ConversationView = { conversation: { id: newId(), exchanges: [] }, opening: { state: 'none' } };
  #following: AbortController | undefined;
  #loading: AbortController | undefined;

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  readonly get = (): ConversationView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens what was open before a reload. @returns ends all that is under way on this page; answers go on at the service */
  start(): () => void {
    const kept = this.#surroundings.memory.read('conversation');
    if (kept !== undefined) this.open(kept);
    return () => {
      this.#following?.abort();
      this.#loading?.abort();
    };
  }

  /** @returns whether it was asked; not while an answer or a conversation is on its way */
  readonly ask = (question: string, danger?: DangerReading): boolean => {
    const { conversation, opening } = this.#view;
    if (this.#running() || opening.state === 'loading') return false;
    this.#set({ conversation, opening: { state: 'none' } });
    const message = newId();
    this.#change({ type: 'asked', message, question, danger });
    this.#surroundings.memory.write('conversation', conversation.id);
    this.#follow(conversation.id, message, question);
    return true;
  };

  /** Answers an emergency intent with help, at once and on this page alone; an answer that is under way goes on above it. */
  readonly help = (question: string, danger: DangerReading): void => {
    this.#change({ type: 'helped', message: newId(), question, danger });
  };

  readonly stop = (): void => {
    const running = this.#running();
    if (!running) return;
    this.#following?.abort();
    this.#change({
      type: 'changed',
      message: running.message,
      to: { parts: [...running.parts, { type: 'end', reason: 'stopped' }], state: { is: 'ended' } },
    });
    // The page has stopped whatever becomes of this; without it the service finishes the answer for nobody.
    this.#surroundings.service.stop(running.message).catch(() => undefined);
  };

  /** Goes on with an answer that was cut off; asks again where the service has given it up. */
  readonly retry = (message: string): void => {
    const { id, exchanges } = this.#view.conversation;
    const exchange = exchanges.find((one) => one.message === message);
    if (!exchange || this.#running()) return;
    if (exchange.parts.at(-1)?.type === 'end') this.ask(exchange.question);
    else this.#follow(id, message, exchange.question);
  };

  readonly judge = async (message: string, feedback: AssistantFeedback): Promise<void> => {
    await this.#surroundings.service.judge(message, feedback);
    this.#change({ type: 'changed', message, to: { feedback } });
  };

  readonly startNew = (): void => {
    this.#loading?.abort();
    this.#show({ id: newId(), exchanges: [] });
  };

  readonly open = (id: string): void => {
    this.#loading?.abort();
    const abort = new AbortController();
    this.#loading = abort;
    this.#set({ ...this.#view, opening: { state: 'loading' } });
    this.#surroundings.service.conversation(id, abort.signal).then(
      (kept) => {
        if (!abort.signal.aborted) this.#show(keptConversation(kept));
      },
      (cause: unknown) => {
        if (abort.signal.aborted) return;
        const trouble = troubleIn(cause);
        // What was deleted on another device is not missed here.
        if (trouble.kind === 'missing') this.startNew();
        else this.#set({ ...this.#view, opening: { state: 'failed', id, trouble } });
      },
    );
  };

  /** Takes in what was asked in another tab meanwhile. */
  async refresh(): Promise<void> {
    const { conversation, opening } = this.#view;
    if (conversation.exchanges.length === 0 || this.#running() || opening.state !== 'none') return;
    const asked = conversation.exchanges.filter((exchange) => !isHelp(exchange));
    if (asked.length === 0) return;
    const kept = keptConversation(await this.#surroundings.service.conversation(conversation.id));
    const { conversation: now } = this.#view;
    const own = now.exchanges.filter(isHelp);
    if (now.id !== kept.id || this.#running() || kept.exchanges.length <= now.exchanges.length - own.length) return;
    const known = new Map(now.exchanges.map((exchange) => [exchange.message, exchange]));
    this.#show({
      ...kept,
      exchanges: [...kept.exchanges.map((exchange) => known.get(exchange.message) ?? exchange), ...own],
    });
  }

  #running(): Exchange | undefined {
    return this.#view.conversation.exchanges.find(isRunning);
  }

  #show(conversation: Conversation): void {
    this.#following?.abort();
    this.#reached.clear();
    this.#set({ conversation, opening: { state: 'none' } });
    this.#surroundings.memory.write('conversation', conversation.exchanges.length > 0 ? conversation.id : undefined);
    const unfinished = this.#running();
    if (unfinished) this.#follow(conversation.id, unfinished.message, unfinished.question);
  }

  #follow(conversation: string, message: string, question: string): void {
    this.#following?.abort();
    const abort = new AbortController();
    this.#following = abort;
    const change = (to: Extract<Change, { type: 'changed' }>['to']): void => {
      if (!abort.signal.aborted) this.#change({ type: 'changed', message, to });
    };
    const { service, told } = this.#surroundings;
    const body: AssistantQuestion = { ...told(), message, conversation, question };
    // An answer that was opened again comes from its beginning: what is shown stays until as much has come.
    const shown = this.#view.conversation.exchanges.find((exchange) => exchange.message === message)?.parts.length ?? 0;
    change({ state: { is: 'answering' }, live: true });
    followAnswer({
      ask: (lastEvent, signal) => service.ask(body, lastEvent, signal),
      from: this.#reached.get(message) ?? nothingYet,
      signal: abort.signal,
      onProgress: (progress) => {
        this.#reached.set(message, progress);
        if (progress.parts.length >= shown)
          change({ parts: progress.parts, incomplete: progress.incomplete, state: { is: 'answering' } });
      },
      onWaiting: (trouble) => change({ state: { is: 'reconnecting', trouble } }),
      pause: pauseUntilOnline,
    }).then(
      (trouble) => change({ state: trouble ? { is: 'failed', trouble } : { is: 'ended' } }),
      (cause: unknown) => {
        if (!abort.signal.aborted) throw cause;
      },
    );
  }

  #change(change: Change): void {
    this.#set({ ...this.#view, conversation: conversationAfter(this.#view.conversation, change) });
  }

  #set(view: ConversationView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

function troubleIn(cause: unknown): Trouble {
  return cause instanceof AssistantCallError ? cause.trouble : { kind: 'lost' };
}
