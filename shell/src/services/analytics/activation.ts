import type { Site } from '@odysseus/contract';
import { createDelivery } from './delivery';
import { cutEvent, type EventParameters } from './event';
import { failureEvent, type FailureReports } from './failureReports';
import type { Moment } from './describeMoment';
import { openSession, type Arrival } from './measuredSession';
import type { FirebaseAppProvider } from './sinks/firebaseSink';
import type { SinkSurroundings } from './sinks/openSinks';
import type { AnalyticsSink, SinkFailure } from './sinks/sink';
import type { Surroundings } from './createSurroundings';

/** An event as it happened, without anything that needs consent. */
export interface CapturedEvent {
  readonly name: string;
  readonly parameters: EventParameters;
  readonly moment: Moment;
}

export type OpenSinks = (surroundings: SinkSurroundings) => Promise<readonly AnalyticsSink[]>;

/** Analytics while the visitor consents. */
export interface Activation {
  deliver(event: CapturedEvent): void;
  setUser(user: string | null): void;
  /** The page goes out of sight. */
  hide(): void;
  /** Ends everything under way and drops what has not been handed over. */
  end(): void;
}

export interface ActivationOptions {
  readonly site: Site;
  readonly arrival: Arrival;
  readonly surroundings: Surroundings;
  readonly failures: FailureReports;
  readonly firebaseApp: FirebaseAppProvider | undefined;
  readonly openSinks: OpenSinks;
}

/** Begins or continues the session (this writes the storage keys) and opens the sinks as soon as the page has a pause. */
export function activate({
  site,
  arrival,
  surroundings,
  failures,
  firebaseApp,
  openSinks,
}: ActivationOptions): Activation {
  const { clock, log } = surroundings;
  const onFailure: SinkFailure = (sink, error, events) => {
    const isReport = events.length > 0 && events.every(({ name }) => name === failureEvent);
    if (isReport) failures.log(sink, error);
    else failures.report(sink, error);
  };
  const session = openSession(surroundings.storage, arrival, surroundings.newId);
  const delivery = createDelivery(clock, onFailure);
  const abort = new AbortController();
  let landing = session.isNew;

  const open = async () => {
    try {
      const sinks = await openSinks({
        site,
        clock,
        firebaseApp,
        onFailure,
        window: surroundings.window,
        hostname: surroundings.location.hostname,
        fetch: surroundings.fetch,
        random: surroundings.random,
        debug: log.debug,
        signal: abort.signal,
      });
      if (!abort.signal.aborted) delivery.open(sinks);
    } catch (error) {
      if (!abort.signal.aborted) failures.report('opening the sinks', error);
    }
  };
  const cancelIdle = surroundings.whenIdle(() => void open());

  return {
    deliver({ name, parameters, moment }) {
      const context = { ...session.source, session_id: session.id, ...moment };
      const isPageView = name === 'page_view';
      const event = cutEvent(name, isPageView ? { ...parameters, landing_page: landing } : parameters, context);
      if (isPageView) landing = false;
      if (event) delivery.push(event);
    },
    setUser: delivery.setUser,
    hide: delivery.hide,
    end() {
      cancelIdle();
      abort.abort();
      delivery.stop();
    },
  };
}
