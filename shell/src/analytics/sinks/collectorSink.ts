import type { AnalyticsEvent, EventBatch } from '@odysseus/contract';
import type { Clock } from '../clock';
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
  readonly onFailure: SinkFailure;
}

/** Pause in milliseconds before the call after `failures` failed ones. */
export function retryDelay(failures: number): number {
  return Math.min(collector.retryBaseMs * 2 ** (failures - 1), collector.retryCapMs);
}

/** Whether the same call may succeed later; a refusal of the batch itself may not. */
export function isWorthRepeating(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** `POST {backend}/api/events`: one batch at a time, repeated while that makes sense, by beacon when the page hides. */
export function collectorSink({ backend, clock, fetch, sendBeacon, onFailure }: CollectorOptions): AnalyticsSink {
  const url = `${backend}/api/events`;
  let waiting: AnalyticsEvent[] = [];
  let failures = 0;
  let busy = false;
  let stopped = false;
  let abort = new AbortController();
  let cancelPause: (() => void) | undefined;

  const bound = () => {
    if (waiting.length > collector.waiting) waiting.splice(0, waiting.length - collector.waiting);
  };

  const post = async (events: readonly AnalyticsEvent[]): Promise<'sent' | 'repeat' | CollectorError> => {
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
      if (answer.ok) return 'sent';
      return isWorthRepeating(answer.status) ? 'repeat' : new CollectorError(`the batch was refused with status ${answer.status}`);
    } catch {
      return 'repeat';
    } finally {
      cancelTimer();
    }
  };

  const drain = async () => {
    if (busy || cancelPause || stopped) return;
    busy = true;
    while (waiting.length > 0 && !stopped) {
      const batch = waiting.splice(0, batchLength(waiting));
      const outcome = await post(batch);
      if (stopped) break;
      if (outcome === 'sent') {
        failures = 0;
        continue;
      }
      failures += 1;
      if (outcome === 'repeat' && failures < collector.attempts) {
        waiting.unshift(...batch);
        bound();
        cancelPause = clock.after(retryDelay(failures), () => {
          cancelPause = undefined;
          void drain();
        });
        break;
      }
      failures = 0;
      onFailure('collector', outcome === 'repeat' ? new CollectorError(`no success in ${collector.attempts} calls`) : outcome, batch);
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
