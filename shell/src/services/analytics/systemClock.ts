/** Time and timers, handed in so that tests rule them. Times are milliseconds since the epoch; spans are milliseconds. */
export interface Clock {
  now(): number;
  /** @returns cancels the call */
  after(span: number, callback: () => void): () => void;
  /** @returns ends the repetition */
  every(span: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(span, callback) {
    const timer = setTimeout(callback, span);
    return () => clearTimeout(timer);
  },
  every(span, callback) {
    const timer = setInterval(callback, span);
    return () => clearInterval(timer);
  },
};
