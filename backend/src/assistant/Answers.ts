import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { AskContext, Assistant } from '@odysseus/assistant';
import type { AssistantQuestion } from '@odysseus/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database';
import { Ending } from '../Ending';
import { logged } from '../problems';
import { AnswerEnded } from './AnswerEnded';
import { AnswerRun } from './AnswerRun';
import { AnswerWriter } from './AnswerWriter';
import { composeAnswer } from './composeAnswer';
import { readPast } from './conversationRecords';
import { followStored } from './followStored';
import { hasEarlier, keepAlive, type OpenMessage, wantStop } from './messageStore';
import type { Model } from './model';
import type { NumberedPart } from './partStore';

export interface AnswersOptions {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly model: Model | null;
  /** Whether an account may read premium content now. */
  readonly hasAccess: (uid: string) => Promise<boolean>;
  readonly log: FastifyBaseLogger;
  /** Milliseconds between two signs of life, and between two looks at what another process writes. */
  readonly beat?: number;
}

export interface AskedQuestion extends Pick<
  AssistantQuestion,
  'message' | 'conversation' | 'question' | 'plan' | 'residency' | 'ages'
> {
  readonly uid: string;
  readonly city: string;
  readonly assistant: Assistant;
}

/** Milliseconds between two signs of life of an answer that takes long, and between two looks at whether it is a question's turn: a stop from another process is noticed as soon. */
const usualBeat = 1_000;
/** Milliseconds that a question waits for the ones before it. */
const longestWait = 180_000;
/** Milliseconds between two looks at whether the visitor may read on. */
const accessLook = 1_000;
/** Questions of the conversation that an engine is told of. */
const toldExchanges = 12;

/** The answers that this process works on, and all that it can follow. */
export class Answers {
  readonly #runs = new Map<number, AnswerRun>();
  readonly #working = new Set<Promise<void>>();
  readonly #closing = new AbortController();

  constructor(private readonly options: AnswersOptions) {
    // Every listener of every answer hears of the end, and lets go of it before.
    setMaxListeners(0, this.#closing.signal);
  }

  /** Begins to answer. The answer goes on whoever listens, and ends by itself. */
  begin(message: OpenMessage, asked: AskedQuestion): void {
    const run = new AnswerRun();
    this.#runs.set(message.key, run);
    const work = this.#work(message, run, asked).finally(() => {
      this.#runs.delete(message.key);
      this.#working.delete(work);
      // Whoever still listens reads on from the database.
      run.publish([], true);
    });
    this.#working.add(work);
  }

  /**
   * The parts of an answer after a number: what is stored, then what comes. Ends with the answer.
   * @param signal ends it early
   */
  async *follow(key: number, after: number, signal: AbortSignal): AsyncGenerator<NumberedPart> {
    let last = after;
    const run = this.#runs.get(key);
    while (run && !signal.aborted) {
      // Said as a boolean: the run may end while a part is taken.
      const ended: boolean = run.ended;
      for (const part of run.after(last)) {
        yield part;
        last = part.number;
      }
      if (ended) break;
      if (run.after(last).length === 0 && !run.ended) await run.changed(signal);
    }
    const until = new Ending([signal, this.#closing.signal]);
    try {
      yield* followStored(this.options.database.queries, key, last, {
        clock: this.options.clock,
        look: this.options.beat ?? usualBeat / 4,
        signal: until.signal,
      });
    } finally {
      until.release();
    }
  }

  /** Ends an answer, whichever process writes it. */
  async stop(key: number): Promise<void> {
    await wantStop(this.options.database.queries, key);
    this.#runs.get(key)?.control.abort(new AnswerEnded('stopped'));
  }

  /** Ends the work: what a model writes is finished by the own engine, and whoever listens hears the end. */
  async close(): Promise<void> {
    this.#closing.abort();
    for (const run of this.#runs.values()) run.control.abort(new Error('The service stops'));
    await Promise.all(this.#working);
  }

  async #work(message: OpenMessage, run: AnswerRun, asked: AskedQuestion): Promise<void> {
    const writer = new AnswerWriter(this.options.database.queries, message, run);
    const stopBeating = this.#beat(message, run);
    try {
      await this.#waitForTurn(message, run.control.signal);
      await this.#compose(message, run, asked, writer);
    } catch (error) {
      await this.#end(error, writer);
    } finally {
      stopBeating();
    }
  }

  /** Says again and again that the answer is worked on, and looks whether it should be. */
  #beat(message: OpenMessage, { control }: AnswerRun): () => void {
    const { database, clock, beat = usualBeat, log } = this.options;
    let asking = false;
    const timer = setInterval(() => {
      // A busy database is not asked once more before it has answered.
      if (asking) return;
      asking = true;
      keepAlive(database.queries, message, clock())
        .then(
          (state) => {
            if (state === undefined) control.abort(new AnswerEnded('gone'));
            else if (state.stopWanted) control.abort(new AnswerEnded('stopped'));
          },
          (error: unknown) => log.warn({ error: logged(error) }, 'An answer could not say that it is alive'),
        )
        .finally(() => {
          asking = false;
        });
    }, beat);
    return () => clearInterval(timer);
  }

  async #compose(
    message: OpenMessage,
    { control }: AnswerRun,
    { uid, plan, residency, ages, ...asked }: AskedQuestion,
    writer: AnswerWriter,
  ): Promise<void> {
    const { database, clock, model, log } = this.options;
    const mayGoOn = accessCheck(() => this.options.hasAccess(uid), clock);
    await mayGoOn();
    const past = await readPast(database.queries, message, toldExchanges);
    const context: AskContext = {
      now: new Date(clock()),
      plan,
      residency,
      ages,
      history: past.map(({ question, memory }) => ({ question, memory })),
    };
    await composeAnswer({
      ...asked,
      context,
      past,
      model,
      writer,
      signal: control.signal,
      mayGoOn,
      warn: (details, text) => log.warn(details, text),
    });
  }

  async #waitForTurn(message: OpenMessage, signal: AbortSignal): Promise<void> {
    const { database, clock, beat = usualBeat } = this.options;
    const patience = AbortSignal.timeout(longestWait);
    while (await hasEarlier(database.queries, message, clock())) {
      if (patience.aborted) throw new AnswerEnded('failed');
      await pause(beat, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) throw signal.reason instanceof AnswerEnded ? signal.reason : new AnswerEnded('failed');
    }
  }

  async #end(error: unknown, writer: AnswerWriter): Promise<void> {
    const reason = error instanceof AnswerEnded ? error.reason : 'failed';
    if (!(error instanceof AnswerEnded))
      this.options.log.error({ error: logged(error) }, 'A question could not be answered');
    if (reason === 'gone') return;
    await writer.finish([{ type: 'end', reason }]).catch((cause: unknown) => {
      // Its time to live passes, and the next reader ends it.
      if (!(cause instanceof AnswerEnded))
        this.options.log.error({ error: logged(cause) }, 'The end of an answer could not be stored');
    });
  }
}

/** Looks whether the visitor may read on; the looks lie a second apart at least. */
function accessCheck(hasAccess: () => Promise<boolean>, clock: () => number): () => Promise<void> {
  let looked = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = clock();
    if (Math.abs(now - looked) < accessLook) return;
    if (!(await hasAccess())) throw new AnswerEnded('noAccess');
    looked = now;
  };
}
