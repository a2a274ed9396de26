import type { AnalyticsEvent } from '@odysseus/contract';
import { createBoundedList } from '../boundedList';
import { bufferedEvents } from '../constants';
import type { AnalyticsSink } from './sink';

/** What internal traffic leaves in the page instead of at a provider. */
export interface AnalyticsBuffer {
  /** The newest events, oldest first. */
  readonly events: readonly AnalyticsEvent[];
}

declare global {
  interface Window {
    __odysseusAnalytics?: AnalyticsBuffer;
  }
}

/** The events of internal traffic in this page; empty without consent and for every other visitor. */
export function readAnalyticsBuffer(window: Pick<Window, '__odysseusAnalytics'>): readonly AnalyticsEvent[] {
  return window.__odysseusAnalytics?.events ?? [];
}

/** Shows internal traffic in the console, at debug level, and in `window.__odysseusAnalytics`. */
export function bufferSink(
  window: Pick<Window, '__odysseusAnalytics'>,
  debug: (...message: unknown[]) => void,
): AnalyticsSink {
  const list = createBoundedList<AnalyticsEvent>(bufferedEvents);
  window.__odysseusAnalytics = {
    get events() {
      return list.entries;
    },
  };
  return {
    name: 'buffer',
    send(events) {
      for (const event of events) {
        list.push(event);
        debug('[analytics, internal]', event.name, event.parameters);
      }
    },
    stop() {
      delete window.__odysseusAnalytics;
    },
  };
}
