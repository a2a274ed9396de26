import type { CityState, WorkerAnswer } from '../../services/service-worker';

export type Trouble = Extract<WorkerAnswer, { type: 'failed' }>['trouble'];

interface Offered {
  readonly state: 'offered';
  /** Bytes. */
  readonly missing: number;
  readonly trouble?: Trouble;
  readonly removed?: boolean;
}

interface Kept {
  readonly state: 'kept';
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
  /** Bytes of a newer version. */
  readonly update?: number;
  readonly trouble?: Trouble;
  /** It has been kept just now. */
  readonly fresh?: boolean;
}

interface Keeping {
  readonly state: 'keeping';
  /** What it was before, and is again if nothing comes of it; undefined where another tab has begun. */
  readonly before: Offered | Kept | undefined;
  /** Bytes. Undefined until the first word of it. */
  readonly done?: number;
  readonly total?: number;
}

/** What the card shows of a destination. `unknown`: nothing is known yet, or there is no network to keep anything from. */
export type CityKeeping = { readonly state: 'unknown' } | Offered | Keeping | Kept;

export type KeepingEvent =
  | { readonly type: 'started' }
  | {
      readonly type: 'answered';
      readonly answer: WorkerAnswer;
      /** The question. */ readonly request: 'state' | 'keep' | 'remove';
    };

export const unknownKeeping: CityKeeping = { state: 'unknown' };

/** What becomes of a card when something is asked for or answered. */
export function nextKeeping(present: CityKeeping, event: KeepingEvent): CityKeeping {
  const before = present.state === 'keeping' ? present.before : present.state === 'unknown' ? undefined : present;
  if (event.type === 'started') return { state: 'keeping', before };
  const { answer, request } = event;
  switch (answer.type) {
    case 'progress':
      return { state: 'keeping', before, done: answer.done, total: answer.total };
    case 'failed':
      return before ? { ...before, trouble: answer.trouble } : unknownKeeping;
    case 'state':
      // An answer to an earlier question must not take the progress away.
      return present.state === 'keeping' && request === 'state' ? present : settled(answer.state, request);
  }
}

function settled({ kept, missing, outdated }: CityState, request: 'state' | 'keep' | 'remove'): CityKeeping {
  if (kept)
    return {
      state: 'kept',
      at: kept.at,
      bytes: kept.bytes,
      ...(outdated && missing !== undefined ? { update: missing } : {}),
      ...(request === 'keep' ? { fresh: true } : {}),
    };
  return missing === undefined
    ? unknownKeeping
    : { state: 'offered', missing, ...(request === 'remove' ? { removed: true } : {}) };
}
