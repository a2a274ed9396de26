/** Failures in a row after which the model is left alone, and for how many milliseconds. */
const patience = 3;
const rest = 60_000;

export interface Breaker {
  /** Whether it may be tried. */
  closed(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Leaves alone what fails all the time. After its rest one more failure is enough for the next.
 * @param clock milliseconds since 1970
 */
export function breaker(clock: () => number): Breaker {
  let failures = 0;
  let openUntil = Number.NEGATIVE_INFINITY;
  return {
    // Also when the clock was set back: nobody waits for longer than the rest.
    closed: () => clock() >= openUntil || openUntil - clock() > rest,
    succeeded: () => {
      failures = 0;
    },
    failed: () => {
      failures += 1;
      if (failures < patience) return;
      failures = patience - 1;
      openUntil = clock() + rest;
    },
  };
}
