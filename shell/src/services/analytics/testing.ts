import type { AnalyticsEvent, Site } from '@odysseus/contract';
import type { Consent, ConsentSource } from '../consent';
import type { SessionStorage } from './measuredSession';
import type { AnalyticsSink } from './sinks/sink';

/** Surroundings for tests of this folder. */

export function siteWith(analytics: Partial<Site['analytics']> = {}, measurementId?: string): Site {
  const firebase = {
    apiKey: 'key',
    authDomain: 'localhost',
    projectId: 'demo-odysseus',
    ...(measurementId === undefined ? {} : { measurementId }),
  };
  return {
    backend: '',
    auth: { mode: 'emulator', firebase, inbox: '/emulator/inbox' },
    analytics: { firebase: false, tag: null, collector: false, ipEcho: null, excludedAddresses: [], ...analytics },
  };
}

/** Consent that a test changes as another tab, or the visitor, would. */
export function consentOf(initial: Consent): ConsentSource & { set(value: Consent): void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function storageOf(
  entries: Readonly<Record<string, string>> = {},
): SessionStorage & { readonly entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

/** Storage as in a browser that forbids it. */
export const forbiddenStorage: SessionStorage = {
  getItem() {
    throw new DOMException('forbidden', 'SecurityError');
  },
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem() {
    throw new DOMException('forbidden', 'SecurityError');
  },
};

/** A sink that keeps what it is given. */
export function recordingSink(name = 'recording') {
  const batches: (readonly AnalyticsEvent[])[] = [];
  const sink = {
    name,
    send: jest.fn((events: readonly AnalyticsEvent[]) => void batches.push(events)),
    setUser: jest.fn(),
    hide: jest.fn(),
    stop: jest.fn(),
  } satisfies AnalyticsSink;
  return {
    sink,
    batches,
    get events(): readonly AnalyticsEvent[] {
      return batches.flat();
    },
    get names(): readonly string[] {
      return batches.flat().map(({ name: eventName }) => eventName);
    },
  };
}

export const quietLog = { warn: jest.fn(), debug: jest.fn() };

/** Runs the promises that are ready. */
export async function settle(): Promise<void> {
  await jest.advanceTimersByTimeAsync(0);
}
