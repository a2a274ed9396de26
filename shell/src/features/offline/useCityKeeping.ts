import { useCallback, useEffect, useRef, useState } from 'react';
import { nextKeeping, unknownKeeping, type CityKeeping } from './cityKeeping';
import type { KeepingWorker } from './keepingWorker';
import { deviceWidth } from './loadedFiles';

/** Browsers end workers that are silent for long. After this many milliseconds without a word the work is asked for again; what has come stays. */
const silence = 20_000;

export interface CityKeeper {
  readonly keeping: CityKeeping;
  readonly keep: () => void;
  readonly cancel: () => void;
  readonly remove: () => void;
}

/**
 * What is kept of a destination, and the ways to change that.
 * @param remote `@odysseus/paris`
 * @param wanted false while nobody looks: nothing is asked for
 * @param moment asks anew when it changes
 */
export function useCityKeeping(worker: KeepingWorker, remote: string, wanted: boolean, moment: string): CityKeeper {
  const [known, setKnown] = useState<{ readonly remote: string; readonly keeping: CityKeeping }>({
    remote,
    keeping: unknownKeeping,
  });
  const keeping = known.remote === remote ? known.keeping : unknownKeeping;
  const change = useCallback(
    (next: (present: CityKeeping) => CityKeeping) =>
      setKnown((present) => ({ remote, keeping: next(present.remote === remote ? present.keeping : unknownKeeping) })),
    [remote],
  );
  const hearing = useRef<() => void>(() => undefined);

  const keep = useCallback(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let close = (): void => undefined;
    const end = (): void => {
      clearTimeout(timer);
      close();
    };
    const ask = (): void => {
      end();
      timer = setTimeout(ask, silence);
      close = worker.say({ type: 'keep', remote, width: deviceWidth() }, (answer) => {
        clearTimeout(timer);
        if (answer.type === 'progress') timer = setTimeout(ask, silence);
        else end();
        change((present) => nextKeeping(present, { type: 'answered', answer, request: 'keep' }));
      });
    };
    change((present) => nextKeeping(present, { type: 'started' }));
    hearing.current();
    hearing.current = end;
    ask();
  }, [worker, remote, change]);

  useEffect(() => () => hearing.current(), [remote]);

  useEffect(() => {
    if (!wanted) return undefined;
    return worker.say({ type: 'state', remote, width: deviceWidth() }, (answer) => {
      if (answer.type === 'state' && answer.state.busy) keep();
      else change((present) => nextKeeping(present, { type: 'answered', answer, request: 'state' }));
    });
  }, [worker, remote, wanted, moment, keep, change]);

  return {
    keeping,
    keep,
    cancel: () => void worker.say({ type: 'cancel', remote }),
    remove: () =>
      void worker.say({ type: 'remove', remote, width: deviceWidth() }, (answer) =>
        change((present) => nextKeeping(present, { type: 'answered', answer, request: 'remove' })),
      ),
  };
}
