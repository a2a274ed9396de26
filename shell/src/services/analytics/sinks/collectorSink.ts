import type { AnalyticsEvent, EventBatch } from '@odysseus/contract';
import type { Clock } from '../systemClock';
import { collector } from '../constants';
import { batchLength } from './batches';
import type { AnalyticsSink, SinkFailure } from './sink';

export class CollectorError extends Error {
  override readonly name = 'CollectorError';
}

export interface CollectorOptions {
  /** Origin of the backend; empty for the page's own. */
  readonly backend: string;
  readonly clock: Clock;
  readonly fetch: typeof fetch;
  /** `navigator.sendBeacon`, where the browser has it. */
  readonly sendBeacon: ((url: string, body: string) => boolean) | undefined;
  /** Draws a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly onFailure: SinkFailure;
}

/** What came of a call; pauses are milliseconds, null where the backend asks for none. */
type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'limited'; readonly pause: number | null }
  | { readonly kind: 'failed'; readonly pause: number | null }
  | { readonly kind: 'refused'; readonly error: CollectorError };

/** Pause in milliseconds before the call after `failures` failed ones. */
export function retryDelay(failures: number): number {
  return Math.min(collector.retryBaseMs * 2 ** (failures - 1), collector.retryCapMs);
}

/** Whether the same call may succeed later; a refusal of the batch itself may not. */
export function isWorthRepeating(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Pause in milliseconds that a `Retry-After` header in seconds asks for; null where it asks for none. */
export function pauseAsked(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header)
    ? Math.min(Number(header) * 1_000, collector.longestPauseMs)
    : null;
}

/**
 * `POST {backend}/api/events`: one batch at a time, repeated while that makes sense, by beacon when the page hides. After a
 * call events gather for a while; where the backend has had too many calls, they gather for as long as it says.
 */
export function collectorSink({
  backend,
  clock,
  fetch,
  sendBeacon,
  random,
  onFailure,
}: CollectorOptions): AnalyticsSink {
  const url = `${backend}/api/events`;
  let waiting: AnalyticsEvent[] = [];
  let failures = 0;
  let busy = false;
  let stopped = false;
  let abort = new AbortController();
  let cancelPause: (() => void) | undefined;
  /** Whether the backend takes nothing from this address until the pause is over. */
  let isLimited = false;

  const bound = () => {
    if (waiting.length > collector.waiting) waiting.splice(0, waiting.length - collector.waiting);
  };

  const post = async (events: readonly AnalyticsEvent[]): Promise<Outcome> => {
    abort = new AbortController();
    const cancelTimer = clock.after(collector.timeoutMs, () => abort.abort());
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ events: [...events] } satisfies EventBatch),
        credentials: 'omit',
        // A call under way outlives the page.
        keepalive: true,
        signal: abort.signal,
      });
      if (answer.ok) return { kind: 'sent' };
      if (!isWorthRepeating(answer.status))
        return { kind: 'refused', error: new CollectorError(`the batch was refused with status ${answer.status}`) };
      return {
        kind: answer.status === 429 ? 'limited' : 'failed',
        pause: pauseAsked(answer.headers.get('Retry-After')),
      };
    } catch {
      return { kind: 'failed', pause: null };
    } finally {
      cancelTimer();
    }
  };

  const pauseFor = (span: number) => {
    cancelPause = clock.after(span, () => {
      cancelPause = undefined;
      isLimited = false;
      void drain();
    });
  };
  const repeatLater = (batch: readonly AnalyticsEvent[], span: number) => {
    waiting.unshift(...batch);
    bound();
    pauseFor(span);
  };

  const mayPost = () => waiting.length > 0 && !cancelPause && !stopped;
  const drain = async () => {
    if (busy || !mayPost()) return;
    busy = true;
    while (mayPost()) {
      const batch = waiting.splice(0, batchLength(waiting));
      const outcome = await post(batch);
      if (stopped) break;
      if (outcome.kind === 'sent') {
        failures = 0;
        if (waiting.length === 0) pauseFor(collector.gatherMs);
      } else if (outcome.kind === 'limited') {
        isLimited = true;
        repeatLater(batch, (outcome.pause ?? collector.limitedMs) + random() * collector.spreadMs);
      } else {
        failures += 1;
        if (outcome.kind === 'failed' && failures < collector.attempts) {
          repeatLater(
            batch,
            Math.max(retryDelay(failures), outcome.pause === null ? 0 : outcome.pause + random() * collector.spreadMs),
          );
        } else {
          failures = 0;
          onFailure(
            'collector',
            outcome.kind === 'failed' ? new CollectorError(`no success in ${collector.attempts} calls`) : outcome.error,
            batch,
          );
        }
      }
    }
    busy = false;
  };

  return {
    name: 'collector',
    send(events) {
      if (stopped) return;
      waiting.push(...events);
      bound();
      // Not at once: what is handed over while the page hides leaves by beacon.
      queueMicrotask(() => void drain());
    },
    hide() {
      // Now it would all be refused, and a beacon does not say so: if the page comes back, it is sent then.
      if (isLimited) return;
      while (waiting.length > 0 && sendBeacon !== undefined && !stopped) {
        const batch = waiting.slice(0, batchLength(waiting));
        // Refused when the browser's own queue is full; the batch then goes the ordinary way.
        if (!sendBeacon(url, JSON.stringify({ events: batch } satisfies EventBatch))) break;
        waiting = waiting.slice(batch.length);
      }
      cancelPause?.();
      cancelPause = undefined;
      void drain();
    },
    stop() {
      stopped = true;
      waiting = [];
      cancelPause?.();
      abort.abort();
    },
  };
}
