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

/** Keeps calls from a provider that can't answer them, and lets one through now and then to see whether it can again. */
export class CircuitBreaker {
  private failures = 0;
  private openFrom = 0;
  private openUntil = 0;
  private reason: LiveFault | undefined;

  /**
   * @param now milliseconds since 1970
   * @returns why no call may be made now; undefined when it may
   */
  refusal(now: number): LiveFault | undefined {
    // Before the rest began the clock was fast: nobody knows how long it would still last.
    if (now < this.openFrom || now >= this.openUntil || !this.reason) return undefined;
    const { kind } = this.reason;
    return kind === 'refused' || kind === 'limited' ? this.reason : new LiveFault('resting', `Resting after ${this.failures} failures: ${this.reason.message}`, undefined, { cause: this.reason });
  }

  succeeded(): void {
    this.failures = 0;
    this.openUntil = 0;
    this.reason = undefined;
  }

  failed(fault: LiveFault, now: number): void {
    // A call that was not made says nothing of the provider.
    if (fault.kind === 'spent' || fault.kind === 'resting') return;
    this.failures += 1;
    this.reason = fault;
    this.openFrom = now;
    this.openUntil = now + Math.max(this.restAfter(fault), fault.pause ?? 0);
  }

  private restAfter({ kind, pause }: LiveFault): number {
    if (kind === 'refused') return refusalRest;
    if (kind === 'limited') return pause ?? politePause;
    return this.failures < mostFailures ? 0 : Math.min(longestRest, firstRest * 2 ** (this.failures - mostFailures));
  }
}
