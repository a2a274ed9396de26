import type { EventParameters } from './event';
import type { FailureReports } from './failureReports';
import type { Measurements, MeasurementSurroundings } from './measurements';
import type { Vitals } from './performanceMetrics';
import type { Surroundings } from './createSurroundings';

/** The code that observes the page, loaded when it is wanted. */
export interface MeasuringParts {
  startMeasurements(): Promise<(surroundings: MeasurementSurroundings) => Measurements>;
  observeVitals(): Promise<(onChange: (vitals: Vitals) => void) => void>;
}

const lazyParts: MeasuringParts = {
  startMeasurements: async () => (await import(/* webpackChunkName: "analytics" */ './measurements')).startMeasurements,
  observeVitals: async () => (await import('./webVitals')).observeVitals,
};

export interface MeasuringOptions {
  readonly surroundings: Surroundings;
  readonly failures: FailureReports;
  readonly parts: MeasuringParts | undefined;
  record(name: string, parameters: EventParameters): void;
  onHide(): void;
}

/** Observes the page while the visitor has not refused. */
export interface Measuring {
  start(): void;
  stop(): void;
  /** Measures the web vitals too; call only with consent. */
  startVitals(): void;
  /** Vitals that are being measured can't be stopped; they are no longer recorded once `stop` is called. */
  stopVitals(): void;
  leaveScreen(): void;
}

/** Puts the observing code off until the page has a pause. */
export function createMeasuring({
  surroundings,
  failures,
  record,
  onHide,
  parts = lazyParts,
}: MeasuringOptions): Measuring {
  let running: AbortController | undefined;
  let measurements: Measurements | undefined;
  let vitals: Vitals | undefined;
  let vitalsState: 'off' | 'waiting' | 'begun' = 'off';
  let cancelVitals = () => {};

  const begin = async (signal: AbortSignal) => {
    try {
      const startMeasurements = await parts.startMeasurements();
      if (signal.aborted) return;
      measurements = startMeasurements({ window: surroundings.window, clock: surroundings.clock, record, onHide });
      if (vitals) measurements.addVitals(vitals);
    } catch (error) {
      failures.report('loading the measurements', error);
    }
  };
  const beginVitals = async () => {
    vitalsState = 'begun';
    try {
      const observeVitals = await parts.observeVitals();
      observeVitals((next) => {
        vitals = next;
        measurements?.addVitals(next);
      });
    } catch (error) {
      vitalsState = 'off';
      failures.report('loading the web vitals', error);
    }
  };

  return {
    start() {
      if (running) return;
      running = new AbortController();
      const { signal } = running;
      const cancelIdle = surroundings.whenIdle(() => void begin(signal));
      signal.addEventListener('abort', cancelIdle, { once: true });
    },
    stop() {
      running?.abort();
      running = undefined;
      measurements?.stop();
      measurements = undefined;
    },
    startVitals() {
      if (vitalsState !== 'off') return;
      vitalsState = 'waiting';
      cancelVitals = surroundings.whenIdle(() => void beginVitals());
    },
    stopVitals() {
      if (vitalsState !== 'waiting') return;
      vitalsState = 'off';
      cancelVitals();
    },
    leaveScreen: () => measurements?.leaveScreen(),
  };
}
