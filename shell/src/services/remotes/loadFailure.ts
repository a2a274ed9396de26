import type { Analytics } from '../analytics';
import type { LoadTrouble, Rung } from './ladder';
import { loadTimeout } from './limits';
import { LostEntryError } from './loadEntry';

/** Which of the pieces that a screen needs did not come. */
export type LoadStage = 'release' | 'contract' | 'entry' | 'screen';

/** A screen could not be loaded. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  constructor(
    readonly stage: LoadStage,
    /** The part and its version, `@odysseus/paris@1.0.0-3f9a2c1b`. */
    readonly part: string,
    override readonly cause: unknown,
    /** Whether the time limit ran out. */
    readonly timedOut: boolean,
  ) {
    super(
      `${part}: the ${stage} could not be loaded${timedOut ? ` within ${loadTimeout / 1000} seconds` : ''}: ${cause instanceof Error ? cause.message : String(cause)}`,
    );
  }
}

/** Reports a failure as an error event, under the limits and the consent of every event. */
export function trackLoadFailure(
  analytics: Pick<Analytics, 'track'>,
  { part, stage, timedOut, cause }: LoadFailure,
  rung: Rung,
): void {
  analytics.track('screen_load_failed', {
    part,
    stage,
    rung,
    timed_out: timedOut,
    message: cause instanceof Error ? cause.message : String(cause),
  });
}

/** What a failure means for the next rung of the ladder. */
export function troubleOf({ stage, cause, timedOut }: LoadFailure): LoadTrouble {
  if (timedOut) return 'late';
  if (stage === 'contract') return 'unfit';
  return isLost(cause) ? 'lost' : 'unfit';
}

/**
 * Whether a file did not come, or not with the digest that it should have: what webpack, its style plugin and the loader
 * of entries say then. Every other error came from code that runs as it was built. So did a chunk that came and did not announce
 * itself (type `missing`).
 */
function isLost(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  if ('code' in cause && cause.code === 'CSS_CHUNK_LOAD_FAILED') return true;
  if (cause.name === 'ChunkLoadError') return !('type' in cause && cause.type === 'missing');
  return cause instanceof LostEntryError;
}

/** The build's own limit for a chunk is as long and may run out a little earlier than ours, in milliseconds. */
const limitTolerance = 2_000;

/** Rejects with a `LoadFailure` when the work fails or the time limit of the specification runs out. */
export function withinLimit<T>(work: Promise<T>, stage: LoadStage, part: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const timer = setTimeout(
      () => reject(new LoadFailure(stage, part, new Error('the time limit ran out'), true)),
      loadTimeout,
    );
    work.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (cause: unknown) => {
        clearTimeout(timer);
        const timedOut = performance.now() - started > loadTimeout - limitTolerance;
        reject(cause instanceof LoadFailure ? cause : new LoadFailure(stage, part, cause, timedOut));
      },
    );
  });
}
