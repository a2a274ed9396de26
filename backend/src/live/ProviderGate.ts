import type { TakeCall } from './callBudget';
import { CircuitBreaker } from './CircuitBreaker';
import { isPassing, LiveFault } from './LiveFault';
import type { CallBudget } from './LiveSource';
import type { Time } from './Time';

/** Milliseconds before a call is repeated, at least and at most. */
const retryDelay = { least: 500, most: 1_500 } as const;

/** An answer for several cities, or the call that brings it. */
interface SharedAnswer {
  readonly askedAt: number;
  readonly answer: Promise<unknown>;
}

/** The one way to a provider, for all cities: its breaker, its budget, and one more try where that may help. */
export class ProviderGate {
  private readonly breaker: CircuitBreaker;
  private readonly shared = new Map<string, SharedAnswer>();

  constructor(
    private readonly provider: string,
    private readonly budget: CallBudget,
    private readonly takeCall: TakeCall,
    private readonly time: Time,
  ) {
    this.breaker = new CircuitBreaker(() => time.now());
  }

  /**
   * Makes a call when it may be made, and once more when it failed for a passing reason.
   * @throws {LiveFault}
   */
  async call<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    return this.breaker.call(async () => {
      try {
        return await this.askTwice(ask);
      } catch (cause) {
        throw cause instanceof LiveFault
          ? cause
          : new LiveFault('nonsense', `${this.provider}: the answer could not be read`, undefined, { cause });
      }
    });
  }

  /**
   * The same, for a question of several cities: an answer that is young enough is given again.
   * @param keep milliseconds
   * @throws {LiveFault}
   */
  async share<Answer>(
    question: string,
    keep: number,
    ask: () => Promise<Answer>,
  ): Promise<{ answer: Answer; askedAt: number }> {
    const now = this.time.now();
    const known = this.shared.get(question);
    if (known && now >= known.askedAt && now - known.askedAt < keep)
      return { answer: (await known.answer) as Answer, askedAt: known.askedAt };
    const answer = this.call(ask);
    this.shared.set(question, { askedAt: now, answer });
    try {
      return { answer: await answer, askedAt: now };
    } catch (fault) {
      if (this.shared.get(question)?.answer === answer) this.shared.delete(question);
      throw fault;
    }
  }

  private async askTwice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.askOnce(ask);
    } catch (fault) {
      // A provider that names a pause wants no second call before it.
      if (!(fault instanceof LiveFault) || !isPassing(fault) || fault.pause !== undefined) throw fault;
      const { least, most } = retryDelay;
      await new Promise<void>((resolve) => this.time.after(least + this.time.chance() * (most - least), resolve));
      return this.askOnce(ask);
    }
  }

  private async askOnce<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    const allowed = await this.takeCall(this.provider, this.budget).catch((cause: unknown) => {
      throw new LiveFault('spent', `${this.provider}: nothing is known of the budget`, undefined, { cause });
    });
    if (!allowed)
      throw new LiveFault(
        'spent',
        `${this.provider}: the budget of ${this.budget.perHour} calls an hour and ${this.budget.perDay} a day is spent`,
      );
    return ask();
  }
}
