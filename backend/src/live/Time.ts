/** The clock and its alarms; a test turns them by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Runs something once, later.
   * @param delay milliseconds
   * @returns what calls it off
   */
  after(delay: number, run: () => void): () => void;
  /** A share between 0 and 1, so that not everybody does the same at once. */
  chance(): number;
}

/** The machine's own. No alarm of it keeps the process alive. */
export function timeOf(clock: () => number): Time {
  return {
    now: clock,
    after: (delay, run) => {
      const timer = setTimeout(run, delay).unref();
      return () => clearTimeout(timer);
    },
    chance: Math.random,
  };
}
