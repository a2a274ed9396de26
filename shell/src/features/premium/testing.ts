import type { Session } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import type { FetchWithToken } from './backendCall';
import { createPremium, type Premium, type PremiumClock, type SessionSource } from './createPremium';
import { createWantedScreenStore } from './wantedScreen';

/** Stand-ins for what premium is handed: for tests of this feature and of the screens that use it. */

export const signedInAs = (uid: string): Session => ({
  state: 'signedIn',
  user: { uid, email: `${uid}@example.com`, displayName: null, photoURL: null },
});

export interface SessionStandIn extends SessionSource {
  become(session: Session): void;
}

export function sessionStandIn(initial: Session): SessionStandIn {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(session) {
      current = session;
      for (const listener of [...listeners]) listener();
    },
  };
}

export interface ClockStandIn extends PremiumClock {
  /** Time goes by on both clocks. */
  pass(milliseconds: number): void;
  /** Somebody sets the wall clock. */
  shift(milliseconds: number): void;
  date: CivilDate;
}

export function clockStandIn(date: CivilDate): ClockStandIn {
  let wall = Date.parse('2026-11-21T12:00:00Z');
  let elapsed = 1_000;
  return {
    date,
    now: () => wall,
    elapsed: () => elapsed,
    today() {
      return this.date;
    },
    pass(milliseconds) {
      wall += milliseconds;
      elapsed += milliseconds;
    },
    shift(milliseconds) {
      wall += milliseconds;
    },
  };
}

export const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

type Answer = () => Response | Promise<Response>;

export interface BackendStandIn {
  readonly fetch: FetchWithToken;
  /** Every call so far, `GET /api/…`, with its parsed body where it has one. */
  readonly calls: { readonly line: string; readonly body?: unknown }[];
  /** Answers a call from now on. The line is method and path without query. */
  answer(line: string, answer: Answer): void;
}

/** A backend that answers what a test tells it, and 404 otherwise. */
export function backendStandIn(answers: Record<string, Answer> = {}): BackendStandIn {
  const table = new Map(Object.entries(answers));
  const calls: { line: string; body?: unknown }[] = [];
  return {
    calls,
    answer: (line, answer) => void table.set(line, answer),
    async fetch(path, init) {
      const method = init?.method ?? 'GET';
      calls.push({
        line: `${method} ${path}`,
        ...(typeof init?.body === 'string' ? { body: JSON.parse(init.body) as unknown } : {}),
      });
      const answer = table.get(`${method} ${path.split('?')[0]}`);
      return answer ? answer() : json({ error: { code: 'not_found', message: 'No such thing.' } }, 404);
    },
  };
}

export const windowsOf = (uid: string) => `GET /api/profile/user_profiles/${uid}/subscription-windows`;

export interface PremiumStandIn {
  readonly premium: Premium;
  readonly session: SessionStandIn;
  readonly clock: ClockStandIn;
  readonly backend: BackendStandIn;
  readonly logged: unknown[];
  /** The page comes back to the visitor's eyes. */
  wake(): void;
}

export function premiumStandIn(backend: BackendStandIn, initial: Session = signedInAs('u1')): PremiumStandIn {
  const session = sessionStandIn(initial);
  const clock = clockStandIn('2026-11-21');
  const logged: unknown[] = [];
  const sleepers = new Set<() => void>();
  const premium = createPremium({
    session,
    fetch: backend.fetch,
    clock,
    log: (_message, cause) => logged.push(cause),
    wanted: createWantedScreenStore({ tab: () => undefined }),
    wakes(listener) {
      sleepers.add(listener);
      return () => sleepers.delete(listener);
    },
  });
  return { premium, session, clock, backend, logged, wake: () => sleepers.forEach((listener) => listener()) };
}
