import { setTimeout as pause } from 'node:timers/promises';
import type { AssistantPart } from '@odysseus/contract';
import type { Queries } from '../database';
import { messageState } from './messageStore';
import { endDead, type NumberedPart, partsAfter } from './partStore';

interface Following {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds between two looks. */
  readonly look: number;
  readonly signal: AbortSignal;
}

/** The stored parts of an answer after a number, and what another process adds to them. An answer that nobody works on any more is ended. */
export async function* followStored(
  queries: Queries,
  key: number,
  after: number,
  { clock, look, signal }: Following,
): AsyncGenerator<NumberedPart> {
  let last = after;
  while (!signal.aborted) {
    // First the state, then the parts: once it is ended, they are all there.
    const state = await messageState(queries, key, clock());
    for (const part of state ? await partsAfter(queries, key, last) : []) {
      yield part;
      last = part.number;
    }
    if (state?.ended) return;
    if (!state) {
      yield deleted(last + 1);
      return;
    }
    if (state.alive) await pause(look, undefined, { signal }).catch(() => undefined);
    else await endDead(queries, key, clock());
  }
}

/** The conversation was deleted while somebody listened. */
function deleted(number: number): NumberedPart {
  const end: AssistantPart = { type: 'end', reason: 'stopped' };
  return { number, part: JSON.stringify(end) };
}
