/*
 * Every number and key of the specification that analytics needs, once.
 * The limits of names, keys and values (section 9) stand in the contract as `eventLimits`.
 */

/** Section 9, "Sampling rates". */
export const samplingRates: Readonly<Record<string, number>> = {
  scroll_depth: 0.1,
  user_interaction: 0.5,
  performance_metrics: 0.2,
  engagement_time: 1,
};
/** Section 9, "other events 1". */
export const otherEventsRate = 1;

/** Section 9, "Queued events flushed with a 1 second debounce". */
export const flushDebounceMs = 1_000;

/** Section 9, "Engagement checked every 5 s". */
export const engagementCheckMs = 5_000;
/** Section 9, "reported only if at least 5 s since the last report". */
export const engagementReportMs = 5_000;
/** Section 9, "idle gaps of 30 s or more not counted". */
export const idleGapMs = 30_000;
/** Section 9, "bounce if total engagement under 30 s". */
export const bounceUnderMs = 30_000;

/** Section 9, "Performance metrics sent every 30 s". */
export const performanceIntervalMs = 30_000;
/** Section 9, "slow load is over 3000 ms". */
export const slowLoadOverMs = 3_000;

/** Section 3, "Session storage keys". */
export const sessionKeys = {
  initialSource: 'initial_source',
  sessionId: 'session_id',
  landingPage: 'landing_page',
} as const;

/** Section 3, "user_id (or anonymous)". */
export const anonymousUser = 'anonymous';

/** Section 7, "localhost also internal". */
export const internalHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/*
 * Bounds of our own, where the specification is silent.
 */

/** Events held while consent is pending; the oldest go first. */
export const heldEvents = 200;
/** Events that wait for their receivers to load; the oldest go first. */
export const queuedEvents = 200;
/** Events of internal traffic that the page keeps to be looked at. */
export const bufferedEvents = 200;
/** Different failures that a page reports; each is reported once. */
export const reportedFailures = 20;
/** How long the look-up of the visitor's address may take. */
export const addressLookUpMs = 3_000;
/** Depths of a page, in percent, of which each is reported once. */
export const scrollDepths: readonly number[] = [25, 50, 75, 100];
/** How often a scrolling page is measured at most. */
export const scrollMeasureMs = 250;

/** The collector's own bounds; how much fits into one batch stands in the contract as `collectorLimits`. */
export const collector = {
  /** Events that wait for the backend; the oldest go first. */
  waiting: 500,
  /** How long one call may take. */
  timeoutMs: 10_000,
  /** Pause after calls that succeeded, in which events gather: the backend counts calls, also those of everybody behind one address. */
  gatherMs: 10_000,
  /** Pause before the first repetition; doubles with each, up to the cap. */
  retryBaseMs: 1_000,
  retryCapMs: 60_000,
  /** Calls for one batch before it is given up; one that came too early is none. */
  attempts: 6,
  /** Pause when the backend has had too many calls and does not say for how long. */
  limitedMs: 60_000,
  /** The longest pause that it may ask for. */
  longestPauseMs: 3_600_000,
  /** Up to this much is added to a pause that was asked for: not everybody comes back at once. */
  spreadMs: 10_000,
} as const;

/** Parameters that Google keeps of one event. */
export const googleParameters = 25;
