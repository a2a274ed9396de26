import { slowLoadOverMs } from './constants';
import type { EventParameters } from './event';

/** What web-vitals has measured so far; CLS without unit, all others in milliseconds. */
export type Vitals = Partial<Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', number>>;

/** The part of a navigation timing entry that is read; in milliseconds since the navigation began. */
export type NavigationTiming = Pick<
  PerformanceNavigationTiming,
  'startTime' | 'domContentLoadedEventEnd' | 'loadEventEnd'
>;

/** Whether a load took longer than the specification's limit (section 9). */
export function isSlowLoad(milliseconds: number): boolean {
  return milliseconds > slowLoadOverMs;
}

/** Parameters of a `performance_metrics` event. What has not been measured is left out. */
export function describePerformance(vitals: Vitals, navigation: NavigationTiming | undefined): EventParameters {
  const parameters: Record<string, number | boolean> = {};
  const add = (key: string, milliseconds: number | undefined) => {
    if (milliseconds !== undefined) parameters[key] = Math.round(milliseconds);
  };
  add('lcp_ms', vitals.LCP);
  add('fcp_ms', vitals.FCP);
  add('inp_ms', vitals.INP);
  add('ttfb_ms', vitals.TTFB);
  if (vitals.CLS !== undefined) parameters['cls'] = Math.round(vitals.CLS * 10_000) / 10_000;
  // Zero until the load has ended.
  if (navigation !== undefined && navigation.loadEventEnd > 0) {
    const load = navigation.loadEventEnd - navigation.startTime;
    add('dom_ready_ms', navigation.domContentLoadedEventEnd - navigation.startTime);
    add('load_ms', load);
    parameters['slow_load'] = isSlowLoad(load);
  }
  return parameters;
}
