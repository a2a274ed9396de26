import { bounceUnderMs, engagementReportMs, idleGapMs } from './constants';

/** Time that a visitor is seen to spend here. All spans and times in milliseconds. */
export interface Engagement {
  /** Counted since the page was opened. */
  readonly total: number;
  /** Counted since the last report. */
  readonly unreported: number;
  readonly reportedAt: number;
  /** The last sign of life; undefined while the page is hidden. */
  readonly seenAt: number | undefined;
}

/** @param visible whether the page is in sight at `time` */
export function beginEngagement(time: number, visible: boolean): Engagement {
  return { total: 0, unreported: 0, reportedAt: time, seenAt: visible ? time : undefined };
}

function close(state: Engagement, time: number): Engagement {
  if (state.seenAt === undefined) return state;
  const gap = time - state.seenAt;
  // A clock that was set back yields a negative gap.
  const counted = gap > 0 && gap < idleGapMs ? gap : 0;
  return { ...state, total: state.total + counted, unreported: state.unreported + counted };
}

/** A sign of life. The time since the one before counts unless it was an idle gap. */
export function seeActivity(state: Engagement, time: number): Engagement {
  return { ...close(state, time), seenAt: time };
}

/** The page goes out of sight; what follows does not count until the next sign of life. */
export function hideEngagement(state: Engagement, time: number): Engagement {
  return { ...close(state, time), seenAt: undefined };
}

/**
 * The regular check. Only what signs of life have confirmed is reported, so that a gap which turns out idle has never
 * been counted in part.
 * @returns the span to report, or undefined when it is too soon or there is nothing
 */
export function checkEngagement(
  state: Engagement,
  time: number,
): { readonly state: Engagement; readonly report: number | undefined } {
  if (time < state.reportedAt) return { state: { ...state, reportedAt: time }, report: undefined };
  if (time - state.reportedAt < engagementReportMs || state.unreported === 0) return { state, report: undefined };
  return { state: { ...state, unreported: 0, reportedAt: time }, report: state.unreported };
}

export function isBounce(state: Engagement): boolean {
  return state.total < bounceUnderMs;
}
