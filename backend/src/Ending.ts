/**
 * Ends work when a signal from outside does, when its time is over, or when it is told to. Whoever holds it holds both ends:
 * on Node 20 a signal of `AbortSignal.any` that only `fetch` knows is collected while a body streams, and no abort reaches
 * the request any more.
 */
export class Ending {
  readonly #control = new AbortController();
  readonly #timer: NodeJS.Timeout | undefined;
  readonly #end = (): void => this.#control.abort();

  /** @param after milliseconds; without them there is no limit */
  constructor(
    private readonly outer: readonly AbortSignal[],
    after?: number,
  ) {
    if (outer.some(({ aborted }) => aborted)) this.#end();
    for (const signal of outer) signal.addEventListener('abort', this.#end, { once: true });
    if (after !== undefined) this.#timer = setTimeout(this.#end, after);
  }

  get signal(): AbortSignal {
    return this.#control.signal;
  }

  end(): void {
    this.#end();
  }

  /** Lets go of what it listens to, which lives longer. */
  release(): void {
    clearTimeout(this.#timer);
    for (const signal of this.outer) signal.removeEventListener('abort', this.#end);
  }
}
