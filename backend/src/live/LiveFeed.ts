import type { LiveReport, LiveSourceName } from '@odysseus/contract';
import { LiveFault, troubleOf } from './LiveFault';
import type { LiveData, LiveSource } from './LiveSource';
import type { ProviderGate } from './ProviderGate';
import type { Time } from './Time';
import { unshared } from './unshared';

/** Milliseconds after a failure, unless the source is asked more often anyway. The breaker makes them more. */
const afterFailure = 60_000;
/** In intervals: an answer older than that is stale. */
const staleAfter = 1.5;
/** In intervals: an answer that another city got is taken for the own one up to that age. Less than the shortest time between two questions. */
const sharedFor = 0.9;
/** By how much two questions may lie closer or further apart than the interval. */
const jitter = 0.05;

export interface FeedParts {
  readonly source: LiveSource;
  readonly gate: ProviderGate;
  readonly time: Time;
  /** Called whenever the report may be another one. */
  onChange(): void;
  /** Called for each fault that is another than the one before: a key that stays revoked is told of once. */
  onFault(fault: LiveFault): void;
}

interface Answered {
  readonly data: LiveData<LiveSourceName>;
  readonly fetchedAt: number;
}

/** What one source says of one city: asks while somebody watches, and keeps the last good answer. */
export class LiveFeed {
  private last: Answered | undefined;
  private fault: LiveFault | undefined;
  private attemptedAt = Number.NEGATIVE_INFINITY;
  private underWay: Promise<void> | undefined;
  private watchers = 0;
  private callOff: (() => void) | undefined;

  constructor(private readonly parts: FeedParts) {}

  /** Asks the source at its interval until the last watcher has gone. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) this.schedule();
    let watching = true;
    return () => {
      if (!watching) return;
      watching = false;
      this.watchers -= 1;
      if (this.watchers === 0) this.callOff?.();
    };
  }

  /** Asks the source if it is time to; however many ask at once, there is one call. It never fails. */
  refresh(): Promise<void> {
    if (this.underWay) return this.underWay;
    if (this.dueIn() > 0) return Promise.resolve();
    this.underWay = this.ask().finally(() => {
      this.underWay = undefined;
      this.parts.onChange();
    });
    return this.underWay;
  }

  /** What is known at this moment. */
  report(): LiveReport {
    const { source, time } = this.parts;
    const now = time.now();
    const { last, fault } = this;
    const trouble = fault ? { trouble: troubleOf(fault, source.title) } : {};
    if (!last || now - last.fetchedAt > source.validFor)
      return { source: source.name, state: fault ? 'failed' : 'waiting', ...trouble };
    return {
      source: source.name,
      state: fault || now - last.fetchedAt > source.interval * staleAfter ? 'stale' : 'fresh',
      fetchedAt: new Date(last.fetchedAt).toISOString(),
      validUntil: new Date(last.fetchedAt + source.validFor).toISOString(),
      ...trouble,
      attribution: source.attribution,
      // The source's name and its data were paired when the source was made.
      data: last.data,
    } as LiveReport;
  }

  private async ask(): Promise<void> {
    const { source, gate, time, onFault } = this.parts;
    this.attemptedAt = time.now();
    try {
      this.last =
        source.shared === true
          ? await this.askShared()
          : {
              data: await gate.call<LiveData<LiveSourceName>>(() => source.read(time.now(), unshared)),
              fetchedAt: time.now(),
            };
      this.fault = undefined;
    } catch (cause) {
      const fault =
        cause instanceof LiveFault
          ? cause
          : new LiveFault('nonsense', `${source.provider}: the answer could not be read`, undefined, { cause });
      const isNew = this.fault?.message !== fault.message;
      this.fault = fault;
      if (isNew) onFault(fault);
    }
  }

  /** Takes part in another city's answer, and from then on in its interval. */
  private async askShared(): Promise<Answered> {
    const { source, gate, time } = this.parts;
    let fetchedAt = time.now();
    const data = await source.read(time.now(), async (question, ask) => {
      const { answer, askedAt } = await gate.share(question, source.interval * sharedFor, ask);
      fetchedAt = askedAt;
      return answer;
    });
    this.attemptedAt = fetchedAt;
    return { data, fetchedAt };
  }

  /** Milliseconds until the source may be asked again. */
  private dueIn(): number {
    const { source, time } = this.parts;
    const pause = this.fault ? Math.min(source.interval, afterFailure) : source.interval;
    const since = time.now() - this.attemptedAt;
    // Where the clock was set back, nobody knows how long it was.
    return since < 0 ? 0 : pause * (1 - jitter) - since;
  }

  private schedule(): void {
    const { time, source } = this.parts;
    const due = this.dueIn();
    if (due <= 0) {
      void this.refresh().then(() => this.watchers > 0 && this.schedule());
      return;
    }
    this.callOff?.();
    this.callOff = time.after(due + time.chance() * 2 * jitter * source.interval, () => this.schedule());
  }
}
