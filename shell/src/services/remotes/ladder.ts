import { retryPauses } from './limits';

/** Where a load is tried: the version as it was released, the same again, its copy at another address, the version before it. */
export type Rung = 'load' | 'retry' | 'fallbackUrl' | 'lastGood';

/**
 * Why a load failed. `late`: the time limit ran out. `lost`: a file did not come, or not as it was built. `unfit`: the files are
 * what was built, and can't run here, so that the same bytes are not asked for again.
 */
export type LoadTrouble = 'late' | 'lost' | 'unfit';

export type LadderState =
  | { readonly at: 'loading'; readonly rung: Rung; readonly retries: number; readonly hasFallback: boolean }
  | { readonly at: 'pausing'; readonly retries: number; readonly hasFallback: boolean }
  | { readonly at: 'seeking' }
  | { readonly at: 'shown'; readonly rung: Rung }
  | { readonly at: 'failed' };

export type LadderEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'failed'; readonly trouble: LoadTrouble }
  | { readonly type: 'paused' }
  /** Whether there is a version before this one that has the screen. */
  | { readonly type: 'sought'; readonly found: boolean };

/** What whoever drives the ladder does next; its outcome is the next event. The last two end it. */
export type LadderEffect =
  | { readonly type: 'load'; readonly rung: Rung }
  | { readonly type: 'pause'; readonly milliseconds: number }
  | { readonly type: 'seekLastGood' }
  | { readonly type: 'show' }
  | { readonly type: 'giveUp' };

export interface LadderStep {
  readonly state: LadderState;
  readonly effect: LadderEffect;
}

const seek: LadderStep = { state: { at: 'seeking' }, effect: { type: 'seekLastGood' } };
const giveUp: LadderStep = { state: { at: 'failed' }, effect: { type: 'giveUp' } };

function load(rung: Rung, retries: number, hasFallback: boolean): LadderStep {
  return { state: { at: 'loading', rung, retries, hasFallback }, effect: { type: 'load', rung } };
}

/** @param hasFallback whether the release names another address of the same version */
export function startLadder(hasFallback: boolean): LadderStep {
  return load('load', 0, hasFallback);
}

/**
 * The way of a load from rung to rung: load, retries, fallback address, last good version, failed. A load that took the whole
 * time limit ends it: nobody waits through that a second time unasked.
 * @throws {Error} for an event that can't happen in the state
 */
export function climbLadder(state: LadderState, event: LadderEvent): LadderStep {
  if (state.at === 'loading') {
    if (event.type === 'loaded') return { state: { at: 'shown', rung: state.rung }, effect: { type: 'show' } };
    if (event.type === 'failed') return afterFailure(state, event.trouble);
  }
  if (state.at === 'pausing' && event.type === 'paused') return load('retry', state.retries, state.hasFallback);
  if (state.at === 'seeking' && event.type === 'sought') return event.found ? load('lastGood', 0, false) : giveUp;
  throw new Error(`The ladder met "${event.type}" while it was ${state.at}.`);
}

function afterFailure(
  { rung, retries, hasFallback }: Extract<LadderState, { at: 'loading' }>,
  trouble: LoadTrouble,
): LadderStep {
  if (trouble === 'late' || rung === 'lastGood') return giveUp;
  if (trouble === 'unfit' || rung === 'fallbackUrl') return seek;
  const pause = retryPauses[retries];
  if (pause !== undefined)
    return {
      state: { at: 'pausing', retries: retries + 1, hasFallback },
      effect: { type: 'pause', milliseconds: pause },
    };
  return hasFallback ? load('fallbackUrl', retries, hasFallback) : seek;
}
