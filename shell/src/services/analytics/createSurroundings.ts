import { whenIdle } from '@odysseus/runtime/idle';
import { systemClock, type Clock } from './systemClock';
import type { MomentSurroundings } from './describeMoment';
import type { SessionStorage } from './measuredSession';

/** Everything outside that analytics touches. Whatever is not handed in is the browser's own, looked up when first used. */
export interface SurroundingsOptions {
  readonly window?: Window;
  readonly location?: Pick<Location, 'href' | 'hostname' | 'host' | 'search' | 'pathname'>;
  readonly storage?: SessionStorage;
  readonly clock?: Clock;
  /** Draws a number from 0 (inclusive) to 1 (exclusive) for sampling. */
  random?(): number;
  /** Makes a session's id. */
  newId?(): string;
  readonly fetch?: typeof fetch;
  /** Calls back when the page has nothing better to do, and returns what cancels that. */
  whenIdle?(callback: () => void): () => void;
  readonly log?: AnalyticsLog;
}

export interface AnalyticsLog {
  warn(...message: unknown[]): void;
  debug(...message: unknown[]): void;
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const consoleLog: AnalyticsLog = {
  warn: (...message) => console.warn(...message),
  debug: (...message) => console.debug(...message),
};

export type Surroundings = ReturnType<typeof createSurroundings>;

/** Touches nothing of the browser until it is used. */
export function createSurroundings(options: SurroundingsOptions) {
  const getWindow = (): Window => options.window ?? window;
  const getLocation = () => options.location ?? getWindow().location;
  return {
    /** False while prerendering: then there is nobody to observe. */
    get exists(): boolean {
      return options.window !== undefined || typeof window !== 'undefined';
    },
    get window(): Window {
      return getWindow();
    },
    get location() {
      return getLocation();
    },
    /** Undefined where the browser forbids it. */
    get storage(): SessionStorage | undefined {
      try {
        return options.storage ?? getWindow().sessionStorage;
      } catch {
        return undefined;
      }
    },
    get moment(): MomentSurroundings {
      const { navigator, screen, innerWidth, innerHeight } = getWindow();
      return { navigator, screen, viewport: { width: innerWidth, height: innerHeight } };
    },
    clock: options.clock ?? systemClock,
    random: options.random ?? (() => Math.random()),
    newId: options.newId ?? randomId,
    fetch: options.fetch ?? ((...call: Parameters<typeof fetch>) => globalThis.fetch(...call)),
    whenIdle: options.whenIdle ?? ((callback: () => void) => whenIdle(getWindow(), callback)),
    log: options.log ?? consoleLog,
  };
}
