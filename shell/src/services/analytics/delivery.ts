import type { AnalyticsEvent } from '@odysseus/contract';
import { createBoundedList } from './boundedList';
import type { Clock } from './systemClock';
import { flushDebounceMs, queuedEvents } from './constants';
import type { AnalyticsSink, SinkFailure } from './sinks/sink';

/** Carries events to the sinks, in order. Until the sinks are there, events wait in a bounded queue. */
export interface Delivery {
  push(event: AnalyticsEvent): void;
  /** Hands the sinks over; what waited is on its way within the debounce. */
  open(sinks: readonly AnalyticsSink[]): void;
  /** Sends what waits at once, because the page may not come back. */
  hide(): void;
  setUser(user: string | null): void;
  /** Drops what waits and closes the sinks. */
  stop(): void;
}

export function createDelivery(clock: Clock, onFailure: SinkFailure): Delivery {
  const queue = createBoundedList<AnalyticsEvent>(queuedEvents);
  let sinks: readonly AnalyticsSink[] | undefined;
  let user: string | null = null;
  let cancelFlush = () => {};

  /** One sink's failure is no other sink's business. */
  const each = (events: readonly AnalyticsEvent[], action: (sink: AnalyticsSink) => void) => {
    for (const sink of sinks ?? []) {
      try {
        action(sink);
      } catch (error) {
        onFailure(sink.name, error, events);
      }
    }
  };
  const flush = () => {
    cancelFlush();
    if (sinks === undefined || queue.entries.length === 0) return;
    const events = queue.take();
    each(events, (sink) => sink.send(events));
  };
  const schedule = () => {
    cancelFlush();
    cancelFlush = clock.after(flushDebounceMs, flush);
  };

  return {
    push(event) {
      queue.push(event);
      // A page that never pauses would otherwise put the flush off until events fall out of the queue.
      if (queue.entries.length >= queuedEvents / 2 && sinks !== undefined) flush();
      else schedule();
    },
    open(opened) {
      sinks = opened;
      if (user !== null) each([], (sink) => sink.setUser?.(user));
      if (queue.entries.length > 0) schedule();
    },
    hide() {
      flush();
      each([], (sink) => sink.hide?.());
    },
    setUser(next) {
      if (next === user) return;
      user = next;
      each([], (sink) => sink.setUser?.(user));
    },
    stop() {
      cancelFlush();
      queue.take();
      each([], (sink) => sink.stop());
      sinks = [];
    },
  };
}
