import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds after which what does not answer counts as absent: balancers themselves wait for some seconds only. */
const usualPatience = 3_000;

export interface ProbeParts<State extends string> {
  /** What is there; rejects when that can't be found out. */
  readonly look: () => Promise<State>;
  /** What it counts as then. */
  readonly failed: State;
  /** Told of each change, 'ok' being what it begins with. */
  readonly onChange: (state: State, cause: unknown) => void;
  /** Milliseconds. */
  readonly patience?: number;
}

/**
 * Looks at something that the service needs. Whoever asks while a look is under way is told of that one: a thing that hangs is
 * not asked again before it has answered, and anyone may ask how the service is without a limit.
 */
export function probe<State extends string>({
  look,
  failed,
  onChange,
  patience = usualPatience,
}: ProbeParts<State>): () => Promise<State> {
  let underWay: Promise<State> | undefined;
  let last: string = 'ok';

  const tell = (state: State, cause?: unknown): State => {
    if (state !== last) onChange(state, cause);
    last = state;
    return state;
  };
  return async () => {
    underWay ??= look()
      .then(tell, (cause: unknown) => tell(failed, cause))
      .finally(() => {
        underWay = undefined;
      });
    const inTime = new AbortController();
    const late = pause(patience, undefined, { signal: inTime.signal }).then(() =>
      tell(failed, new Error(`No answer within ${patience} ms`)),
    );
    try {
      return await Promise.race([underWay, late]);
    } finally {
      late.catch(() => undefined);
      inTime.abort();
    }
  };
}
