import type { AnalyticsEvent } from '@odysseus/contract';

/** A receiver of analytics events. It exists only while the visitor consents. */
export interface AnalyticsSink {
  /** Names the sink in failures. */
  readonly name: string;
  /** @param events in the order in which they happened, cut to their limits */
  send(events: readonly AnalyticsEvent[]): void;
  /** @param user the signed-in visitor's id, or null */
  setUser?(user: string | null): void;
  /** The page goes out of sight and may never come back: send what waits. */
  hide?(): void;
  /** Consent is withdrawn: send nothing more, and delete what was stored. */
  stop(): void;
}

/**
 * Reports that events could not be delivered.
 * @param events what the failure concerns; a failure that concerns nothing but failure reports is not reported again
 */
export type SinkFailure = (sink: string, error: unknown, events: readonly AnalyticsEvent[]) => void;
