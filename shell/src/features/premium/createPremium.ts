import type { Access, Session } from '@odysseus/contract';
import { machineClock, type CivilDate } from '@odysseus/contract/time';
import { accessOf, isFresh, type Moment, type WindowsCheck } from './accessOf';
import { lazyCode } from '../../services/lazy';
import type { FetchWithToken } from './backendCall';
import { contentUnreachable } from './constants';
import { isCallTrouble } from './isCallTrouble';
import { pageWakes } from './pageWakes';
import { createWantedScreenStore, type WantedScreenStore } from './wantedScreen';

/** Who is there, from the sign-in feature. */
export interface SessionSource {
  get(): Session;
  /** @returns ends the subscription */
  subscribe(listener: () => void): () => void;
}

/** Milliseconds, but for `today`. */
export interface PremiumClock {
  /** Wall clock, since the epoch. */
  now(): number;
  /** A timer that nobody can set, from any origin. */
  elapsed(): number;
  /** The visitor's local calendar date (decision 8). */
  today(): CivilDate;
}

export interface PremiumOptions {
  readonly session: SessionSource;
  readonly fetch: FetchWithToken;
  readonly clock?: PremiumClock;
  /** Calls back whenever the page comes back to the visitor's eyes. @returns ends it */
  readonly wakes?: (listener: () => void) => () => void;
  readonly log?: (message: string, cause: unknown) => void;
  readonly wanted?: WantedScreenStore;
}

/** Expert Access of whoever is signed in, as an external store. */
export interface Premium {
  readonly fetch: FetchWithToken;
  readonly wanted: WantedScreenStore;
  /** The visitor's local calendar date (decision 8). */
  today(): CivilDate;
  getAccess(): Access;
  getCheck(): WindowsCheck;
  subscribe(listener: () => void): () => void;
  /** Starts a check unless a fresh answer is there or on its way. */
  ensureChecked(): void;
  /** Checks now, whatever is cached. Resolves when the answer, good or bad, is there. */
  refreshAccess(): Promise<void>;
  /**
   * @param key city and screen, `paris/hidden-gems`
   * @param version of the remote that asks
   * @throws {PremiumContentError} with a sentence for the visitor
   */
  readPremium(key: string, version?: string, signal?: AbortSignal): Promise<unknown>;
}

const systemClock: PremiumClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  today: () => machineClock(new Date()).date,
};
const unknownCheck: WindowsCheck = { state: 'unknown' };

/** Nobody who has no account asks for any of it. */
const premiumCalls = lazyCode(() => import('./premiumCalls'));

interface KeptCheck {
  readonly uid: string;
  readonly check: WindowsCheck;
  readonly at: Moment;
}

interface RunningCheck {
  readonly uid: string;
  readonly ending: AbortController;
  readonly done: Promise<void>;
}

/** Absent while a page is prerendered. */
const page = () => globalThis.window as Window | undefined;

/** Makes the store. It asks for nothing before somebody subscribes to it or calls one of its checks. */
export function createPremium(options: PremiumOptions): Premium {
  const {
    session,
    fetch,
    clock = systemClock,
    wakes = pageWakes,
    log = (message, cause) => console.error(message, cause),
  } = options;
  const wanted =
    options.wanted ??
    createWantedScreenStore({ tab: () => page()?.sessionStorage, browser: () => page()?.localStorage });
  const listeners = new Set<() => void>();
  let kept: KeptCheck | undefined;
  let running: RunningCheck | undefined;
  let stopListening: (() => void) | undefined;

  const announce = () => {
    for (const listener of [...listeners]) listener();
  };
  const moment = (): Moment => ({ wall: clock.now(), elapsed: clock.elapsed() });
  const uidNow = () => {
    const present = session.get();
    return present.state === 'signedIn' ? present.user.uid : undefined;
  };
  const getCheck = () => (kept && kept.uid === uidNow() ? kept.check : unknownCheck);
  const getAccess = () => accessOf(session.get(), getCheck(), clock.today());

  const start = (uid: string): Promise<void> => {
    running?.ending.abort();
    const ending = new AbortController();
    const settle = (check: WindowsCheck) => {
      if (running !== attempt) return;
      running = undefined;
      if (check.state === 'failed') log('The check of Expert Access failed.', check.cause);
      kept = { uid, check, at: moment() };
      announce();
    };
    const done = premiumCalls
      .load()
      .then(({ readWindows }) => readWindows(fetch, uid, ending.signal))
      .then(settle, (cause: unknown) => settle({ state: 'failed', cause }));
    const attempt: RunningCheck = { uid, ending, done };
    running = attempt;
    return done;
  };

  const ensureChecked = () => {
    const uid = uidNow();
    if (uid === undefined || running?.uid === uid) return;
    if (kept?.uid === uid && isFresh(kept.at, moment())) return;
    // An open premium screen stays open while its pass is checked again; every other old answer is forgotten.
    const forget = kept !== undefined && getAccess().state !== 'active';
    void start(uid);
    if (!forget) return;
    kept = undefined;
    announce();
  };

  const refreshAccess = () => {
    const uid = uidNow();
    return uid === undefined ? Promise.resolve() : start(uid);
  };

  const onChange = () => {
    const uid = uidNow();
    if (kept && kept.uid !== uid) kept = undefined;
    if (running && running.uid !== uid) {
      running.ending.abort();
      running = undefined;
    }
    ensureChecked();
    announce();
  };

  return {
    fetch,
    wanted,
    today: () => clock.today(),
    getAccess,
    getCheck,
    ensureChecked,
    refreshAccess,
    subscribe(listener) {
      if (listeners.size === 0) {
        const ends = [session.subscribe(onChange), wakes(onChange)];
        stopListening = () => ends.forEach((end) => end());
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening?.();
      };
    },
    async readPremium(key, version, signal) {
      const { readPremiumContent } = await premiumCalls.load().catch((cause: unknown) => {
        throw new Error(contentUnreachable, { cause });
      });
      try {
        return await readPremiumContent(fetch, key, version, signal);
      } catch (error) {
        // The server knows better than the cache.
        if (error instanceof Error && isCallTrouble(error.cause, 'forbidden')) void refreshAccess();
        throw error;
      }
    },
  };
}
