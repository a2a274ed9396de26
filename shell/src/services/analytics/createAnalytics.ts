import type { Site } from '@odysseus/contract';
import type { Consent, ConsentSource } from '../consent';
import { activate, type Activation, type CapturedEvent, type OpenSinks } from './activation';
import { recordableAddress, recordablePath } from './address';
import { createBoundedList } from './boundedList';
import { heldEvents } from './constants';
import type { EventParameters } from './event';
import { createFailureReports, failureEvent } from './failureReports';
import { createMeasuring, type MeasuringParts } from './measuring';
import { describeMoment, type PageView } from './describeMoment';
import { isSampled } from './sampling';
import { forgetSession, type Arrival } from './measuredSession';
import type { FirebaseAppProvider } from './sinks/firebaseSink';
import { createSurroundings, type SurroundingsOptions } from './createSurroundings';
import { readTrafficSource } from './trafficSource';

export interface AnalyticsOptions extends SurroundingsOptions {
  readonly site: Site;
  readonly consent: ConsentSource;
  /** Needed by Google Analytics through Firebase only; first called with consent. */
  readonly firebaseApp?: FirebaseAppProvider;
  /** Loads and opens the receivers; the default follows the site's configuration. */
  readonly openSinks?: OpenSinks;
  /** Loads what observes the page; lazy by default. */
  readonly parts?: MeasuringParts;
}

export interface Analytics {
  /** Begins to obey the visitor's consent. */
  start(): void;
  /** Undoes `start`; what waits is sent. */
  stop(): void;
  /** Records an event; never throws. */
  track(name: string, parameters?: EventParameters): void;
  /** Records a screen, the first one included; call on each navigation, when address and title are the new screen's. */
  pageView(path: string, title: string): void;
  /** @param user the signed-in visitor's id, or null */
  setUser(user: string | null): void;
  /** Logs a failure of analytics and attempts an `analytics_error` event. */
  recordError(where: string, error: unknown): void;
}

const loadSinks: OpenSinks = async (surroundings) => (await import('./sinks/openSinks')).openSinks(surroundings);

/**
 * One pipeline: an event is sampled, given its moment's context, and then held (consent pending), delivered (all) or
 * dropped (necessary). Nothing is stored, sent or looked up without consent.
 */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { site, consent, firebaseApp, openSinks = loadSinks, parts } = options;
  const surroundings = createSurroundings(options);
  const hold = createBoundedList<CapturedEvent>(heldEvents);
  /** What has been obeyed; undefined before the start. */
  let obeyed: Consent | undefined;
  let activation: Activation | undefined;
  let user: string | null = null;
  let page: PageView | undefined;
  /** Whether the current screen's view is on its way to, or in, the current session. */
  let isPageRecorded = false;
  let arrival: Arrival | undefined;
  let unsubscribe: (() => void) | undefined;

  /** Remembered from the first moment, because the address changes with each navigation. */
  const arrive = (): Arrival => {
    const { search, host, pathname } = surroundings.location;
    return (arrival ??= {
      source: readTrafficSource(search, surroundings.window.document.referrer, host),
      path: pathname,
    });
  };
  const firstPage = (): PageView => {
    const { document } = surroundings.window;
    const { href, pathname } = surroundings.location;
    return {
      url: recordableAddress(href),
      path: pathname,
      title: document.title,
      referrer: recordableAddress(document.referrer),
    };
  };

  const record = (name: string, parameters: EventParameters) => {
    if (!surroundings.exists || obeyed === 'necessary') return;
    try {
      if (!isSampled(name, surroundings.random())) return;
      const moment = describeMoment(surroundings.clock.now(), user, page ?? firstPage(), surroundings.moment);
      const event = { name, parameters: { ...parameters }, moment };
      if (activation) activation.deliver(event);
      else hold.push(event);
    } catch (error) {
      if (name === failureEvent) failures.log('recording a failure', error);
      else failures.report('recording an event', error);
    }
  };
  const failures = createFailureReports(surroundings.log, record);
  const measuring = createMeasuring({ surroundings, failures, record, onHide: () => activation?.hide(), parts });

  const deactivate = () => {
    if (activation) isPageRecorded = false;
    activation?.end();
    activation = undefined;
    measuring.stopVitals();
  };
  const obey = () => {
    const choice = consent.get();
    if (choice === obeyed) return;
    obeyed = choice;
    deactivate();
    if (choice === 'all') {
      activation = activate({ site, arrival: arrive(), surroundings, failures, firebaseApp, openSinks });
      activation.setUser(user);
      for (const event of hold.take()) activation.deliver(event);
      if (page && !isPageRecorded) record('page_view', {});
      isPageRecorded = page !== undefined;
      measuring.startVitals();
    } else {
      forgetSession(surroundings.storage);
    }
    if (choice === 'necessary') {
      hold.take();
      isPageRecorded = false;
      measuring.stop();
    } else {
      measuring.start();
    }
  };

  return {
    start() {
      if (unsubscribe || !surroundings.exists) return;
      arrive();
      unsubscribe = consent.subscribe(obey);
      obey();
    },
    stop() {
      unsubscribe?.();
      unsubscribe = undefined;
      activation?.hide();
      deactivate();
      measuring.stop();
      obeyed = undefined;
    },
    track: (name, parameters = {}) => record(name, parameters),
    pageView(path, title) {
      if (!surroundings.exists) return;
      arrive();
      measuring.leaveScreen();
      const { href, pathname } = surroundings.location;
      const recorded = recordablePath(path);
      const address = recorded === pathname ? href : new URL(recorded, href).href;
      page = { url: recordableAddress(address), path: recorded, title, referrer: page?.url ?? firstPage().referrer };
      isPageRecorded = obeyed !== 'necessary';
      record('page_view', {});
    },
    setUser(next) {
      user = next;
      activation?.setUser(next);
    },
    recordError: (where, error) => failures.report(where, error),
  };
}
