import type { IBackoff, IBackoffFactory, IHalfOpenAfterBackoffContext } from 'cockatiel';

/** Milliseconds of a rest. @param attempt which of the rests in a row it is, from 1 @param cause what failed last */
export type LengthOfRest = (attempt: number, cause: unknown) => number;

/**
 * How long a breaker of cockatiel stays open, by a clock that is handed in. cockatiel compares `duration` with the process's
 * own clock at each call, so it is told 'for ever' while the rest lasts and 'no longer' from then on. One for each breaker.
 */
export class RestByClock
  implements IBackoffFactory<IHalfOpenAfterBackoffContext>, IBackoff<IHalfOpenAfterBackoffContext>
{
  private from = Number.POSITIVE_INFINITY;
  private until = Number.POSITIVE_INFINITY;

  /** @param clock milliseconds since 1970 */
  constructor(
    private readonly clock: () => number,
    private readonly lengthOf: LengthOfRest,
  ) {}

  next({ attempt, result }: IHalfOpenAfterBackoffContext): this {
    this.from = this.clock();
    this.until = this.from + this.lengthOf(attempt, 'error' in result ? result.error : undefined);
    return this;
  }

  get lasts(): boolean {
    const now = this.clock();
    // Before the rest began the clock was fast: nobody knows how long it would still last.
    return now >= this.from && now < this.until;
  }

  get duration(): number {
    return this.lasts ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  }
}
