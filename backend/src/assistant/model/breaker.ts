import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { RestByClock } from '../../RestByClock';
import { ModelError } from './ModelError';

/** Failures in a row after which the model is left alone, and for how many milliseconds. */
const patience = 3;
const rest = 60_000;

export interface Breaker {
  /** Whether a call would be made now: not during a rest, nor while the first call after one is under way. */
  ready(): boolean;
  /**
   * Makes a call, and counts it when it fails.
   * @throws {ModelError} when the model is left alone, and whatever the call throws
   */
  call<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

/**
 * Leaves alone what fails all the time. After its rest one more failure is enough for the next.
 * @param clock milliseconds since 1970
 * @param counts whether an error is a failure of the model
 */
export function breaker(clock: () => number, counts: (error: Error) => boolean): Breaker {
  const pause = new RestByClock(clock, () => rest);
  const circuit = circuitBreaker(handleWhen(counts), {
    breaker: new ConsecutiveBreaker(patience),
    halfOpenAfter: pause,
  });
  const ready = (): boolean =>
    circuit.state === CircuitState.Closed || (circuit.state === CircuitState.Open && !pause.lasts);
  return {
    ready,
    async call(ask) {
      // Nobody waits for the end of another visitor's answer to learn whether the model works again.
      if (!ready()) throw new ModelError('It is left alone after failures in a row');
      try {
        return await circuit.execute(ask);
      } catch (error) {
        throw error instanceof BrokenCircuitError
          ? new ModelError('It is left alone after failures in a row', { cause: error })
          : error;
      }
    },
  };
}
