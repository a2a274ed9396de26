import type { NumberedPart } from './partStore';

/** An answer that this process writes: what is stored of it already, for everyone who follows. */
export class AnswerRun {
  readonly #parts: string[] = [];
  #waiting: (() => void)[] = [];
  #ended = false;
  /** Aborted with an `AnswerEnded` or, when the process stops, a `ProcessEnds`. */
  readonly control = new AbortController();

  get ended(): boolean {
    return this.#ended;
  }

  /** Tells followers of parts that are stored. */
  publish(parts: readonly string[], ended: boolean): void {
    this.#parts.push(...parts);
    this.#ended ||= ended;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake();
  }

  /** The parts after a number that are there. */
  after(number: number): NumberedPart[] {
    return this.#parts.slice(number).map((part, index) => ({ number: number + index + 1, part }));
  }

  /** Resolves when more was published, or the signal is aborted. */
  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (signal.aborted) return void resolve();
      const wake = (): void => {
        signal.removeEventListener('abort', wake);
        resolve();
      };
      signal.addEventListener('abort', wake, { once: true });
      this.#waiting.push(wake);
    });
  }
}
