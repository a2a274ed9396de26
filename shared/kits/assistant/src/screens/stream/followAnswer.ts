import type { AssistantPart } from '@odysseus/contract';
import { readParts } from './readParts';
import { troubleOf, unreachable, type Trouble } from './trouble';

/** Milliseconds before each new attempt. */
const backOff = [1_000, 2_000, 4_000, 8_000] as const;

/** An answer as far as it has come. */
export interface Following {
  readonly parts: readonly AssistantPart[];
  /** Number of the last event; 0 before the first. */
  readonly lastEvent: number;
  /** Whether something came that could not be understood. */
  readonly incomplete: boolean;
}

export const nothingYet: Following = { parts: [], lastEvent: 0, incomplete: false };

interface FollowOptions {
  /** One attempt; continues after an event. */
  readonly ask: (lastEvent: number, signal: AbortSignal) => Promise<Response>;
  readonly from: Following;
  readonly signal: AbortSignal;
  readonly onProgress: (following: Following) => void;
  /** The connection is gone, and it will be tried again. */
  readonly onWaiting: (trouble: Trouble) => void;
  /** Resolves after a time, or earlier when waiting no longer makes sense. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/**
 * Follows an answer to its end, over as many connections as that takes. Nothing is taken twice and nothing left out: each
 * connection goes on after the last event that came.
 * @returns undefined once it is whole; else why it is not
 * @throws the signal's reason when the caller ended it
 */
export async function followAnswer({
  ask,
  from,
  signal,
  onProgress,
  onWaiting,
  pause,
}: FollowOptions): Promise<Trouble | undefined> {
  let following = from;
  let failures = 0;
  for (;;) {
    const before = following;
    const outcome = await attempt(ask, following, signal, (next) => onProgress((following = next)));
    if (outcome === 'whole') return undefined;
    if (outcome !== 'cut') return outcome;
    if (following !== before) failures = 0;
    const wait = backOff[failures];
    if (wait === undefined) return unreachable();
    failures += 1;
    onWaiting(unreachable());
    await pause(wait, signal);
    signal.throwIfAborted();
  }
}

/** One connection. `cut`: it is worth another. */
async function attempt(
  ask: FollowOptions['ask'],
  from: Following,
  signal: AbortSignal,
  onProgress: (following: Following) => void,
): Promise<'whole' | 'cut' | Trouble> {
  let following = from;
  try {
    const response = await ask(following.lastEvent, signal);
    if (!response.ok) {
      const trouble = await troubleOf(response);
      return trouble.kind === 'lost' || trouble.kind === 'offline' ? 'cut' : trouble;
    }
    // The sign-in page of a hotel's network answers everything, in HTML.
    if (!response.body || !/^text\/event-stream\b/.test(response.headers.get('content-type') ?? '')) return 'cut';
    for await (const { id, part } of readParts(response.body)) {
      signal.throwIfAborted();
      if (id !== undefined && id <= following.lastEvent) continue;
      following = {
        parts: part ? [...following.parts, part] : following.parts,
        lastEvent: id ?? following.lastEvent,
        incomplete: following.incomplete || part === undefined,
      };
      onProgress(following);
      if (part?.type === 'end') return 'whole';
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
  }
  return 'cut';
}
