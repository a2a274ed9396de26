import { whenIdle } from '@odysseus/runtime/idle';
import type { Analytics } from './createAnalytics';
import type { SurroundingsOptions } from './createSurroundings';
import { systemClock } from './systemClock';

/** What analytics is told of the moment in which something happened, which may be over by now. */
export type ToldSurroundings = Required<Pick<SurroundingsOptions, 'clock' | 'location'>>;

/** Calls that wait at most: a page that asks for more has something else to mend. */
const mostCalls = 100;

interface Told {
  readonly at: number;
  readonly place: ToldSurroundings['location'];
  readonly repeat: (analytics: Analytics) => void;
}

/**
 * Analytics whose code comes in the first pause after its start: no page waits for it. What it is told until then it hears
 * afterwards, in order, each with its own time and address. Where the code does not come, it is asked for again with the next screen.
 */
export function lateAnalytics(load: () => Promise<(surroundings: ToldSurroundings) => Analytics>): Analytics {
  const waiting: Told[] = [];
  let analytics: Analytics | undefined;
  let repeated: Told | undefined;
  let coming = false;
  let started = false;
  let cancel = (): void => undefined;

  const place = () => repeated?.place ?? window.location;
  const surroundings: ToldSurroundings = {
    clock: { ...systemClock, now: () => repeated?.at ?? systemClock.now() },
    location: {
      get href() {
        return place().href;
      },
      get hostname() {
        return place().hostname;
      },
      get host() {
        return place().host;
      },
      get search() {
        return place().search;
      },
      get pathname() {
        return place().pathname;
      },
    },
  };

  const tell = (repeat: Told['repeat']): void => {
    if (analytics) repeat(analytics);
    // Nobody is there while a page is rendered ahead.
    else if (typeof window !== 'undefined' && waiting.length < mostCalls)
      waiting.push({ at: systemClock.now(), place: new URL(window.location.href), repeat });
  };
  const begin = (make: (surroundings: ToldSurroundings) => Analytics): void => {
    if (!started || analytics) return;
    const ready = make(surroundings);
    analytics = ready;
    for (const told of waiting.splice(0)) {
      repeated = told;
      told.repeat(ready);
    }
    repeated = undefined;
  };
  const fetchCode = (): void => {
    if (analytics || coming || !started) return;
    coming = true;
    cancel = whenIdle(window, () => {
      load()
        .then(begin, (cause: unknown) => console.warn('Analytics could not be loaded:', cause))
        .finally(() => {
          coming = false;
        });
    });
  };

  return {
    start() {
      if (started || typeof window === 'undefined') return;
      started = true;
      tell((there) => there.start());
      fetchCode();
    },
    stop() {
      started = false;
      cancel();
      coming = false;
      waiting.length = 0;
      analytics?.stop();
    },
    track: (name, parameters) => tell((there) => there.track(name, parameters)),
    pageView(path, title) {
      tell((there) => there.pageView(path, title));
      fetchCode();
    },
    setUser: (user) => tell((there) => there.setUser(user)),
    recordError: (where, error) => tell((there) => there.recordError(where, error)),
  };
}
