import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen, wrap } from 'cockatiel';
import { RestByClock } from '../RestByClock';
import { LiveFault } from './LiveFault';

/** Failures in a row after which a provider gets a rest. */
const mostFailures = 3;
/** Milliseconds of the first rest; each further one is twice as long. */
const firstRest = 60_000;
const longestRest = 30 * 60_000;
/** Milliseconds for which a provider that asks for fewer calls, without saying for how long, is left alone. */
const politePause = 10 * 60_000;
/** Milliseconds after which a refused key is tried again: it may have been renewed at the provider. */
const refusalRest = 6 * 3_600_000;

/** Whether the provider itself has said that it wants no further call. */
const saysStop = (fault: Error): boolean =>
  fault instanceof LiveFault && (fault.kind === 'refused' || fault.kind === 'limited' || fault.pause !== undefined);
/** Whether it merely failed. A call that was not made says nothing of the provider. */
const fails = (fault: Error): boolean =>
  !saysStop(fault) && !(fault instanceof LiveFault && (fault.kind === 'spent' || fault.kind === 'resting'));

/**
 * Keeps calls from a provider that can't answer them, and lets one through now and then to see whether it can again: at once
 * for as long as the provider asks for, and after failures in a row for ever longer.
 */
export class CircuitBreaker {
  private readonly stopped;
  private readonly failing;
  private readonly both;

  /** @param clock milliseconds since 1970 */
  constructor(clock: () => number) {
    this.stopped = circuitBreaker(handleWhen(saysStop), {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: new RestByClock(clock, (_, fault) => restAskedFor(fault)),
    });
    this.failing = circuitBreaker(handleWhen(fails), {
      breaker: new ConsecutiveBreaker(mostFailures),
      halfOpenAfter: new RestByClock(clock, (attempt) => Math.min(longestRest, firstRest * 2 ** (attempt - 1))),
    });
    this.both = wrap(this.stopped, this.failing);
  }

  /**
   * Makes a call unless the provider rests. After a rest one call goes first, and others wait to see how it fares.
   * @throws {LiveFault} why no call may be made now
   * @throws whatever the call throws
   */
  async call<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    try {
      return await this.both.execute(ask);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw this.refusal(error);
      throw error;
    }
  }

  private refusal(broken: BrokenCircuitError): LiveFault {
    if (this.stopped.state === CircuitState.Open) {
      const cause = causeOf(this.stopped);
      // A key that stays refused is told of as that, and not as a rest.
      if (cause instanceof LiveFault && (cause.kind === 'refused' || cause.kind === 'limited')) return cause;
    }
    const cause = causeOf(this.stopped.state === CircuitState.Open ? this.stopped : this.failing) ?? broken;
    return new LiveFault('resting', `Resting after failures: ${cause.message}`, undefined, { cause });
  }
}

function causeOf({ lastFailure }: ReturnType<typeof circuitBreaker>): Error | undefined {
  return lastFailure && 'error' in lastFailure ? lastFailure.error : undefined;
}

function restAskedFor(fault: unknown): number {
  if (!(fault instanceof LiveFault)) return politePause;
  return fault.kind === 'refused' ? Math.max(refusalRest, fault.pause ?? 0) : (fault.pause ?? politePause);
}
