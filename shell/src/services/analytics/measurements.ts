import type { Clock } from './systemClock';
import { engagementCheckMs, performanceIntervalMs, scrollMeasureMs } from './constants';
import { beginEngagement, checkEngagement, hideEngagement, isBounce, seeActivity } from './engagement';
import type { EventParameters } from './event';
import { describeInteraction } from './interaction';
import { describePerformance, type Vitals } from './performanceMetrics';
import { newScrollDepths } from './scrollDepth';

export interface MeasurementSurroundings {
  readonly window: Window;
  readonly clock: Clock;
  record(name: string, parameters: EventParameters): void;
  /** The page went out of sight; `page_exit` has been recorded. */
  onHide(): void;
}

/** What a page measures of itself while the visitor has not refused. */
export interface Measurements {
  /** The visitor leaves the current screen for another one in the same page; call before the other is recorded. */
  leaveScreen(): void;
  addVitals(vitals: Vitals): void;
  stop(): void;
}

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'] as const;

function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}

function navigationTiming(performance: Performance): PerformanceNavigationTiming | undefined {
  if (!('getEntriesByType' in performance)) return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation;
}

/** Listens and measures until it is stopped. It stores nothing and sends nothing. */
export function startMeasurements({ window, clock, record, onHide }: MeasurementSurroundings): Measurements {
  const { document } = window;
  const isVisible = () => document.visibilityState === 'visible';
  const listening = new AbortController();
  const { signal } = listening;
  const passive = { passive: true, capture: true, signal };

  let engagement = beginEngagement(clock.now(), isVisible());
  let isHidden = !isVisible();
  let vitals: Vitals = {};
  let depths = new Set<number>();
  let cancelScroll: (() => void) | undefined;

  const reportEngagement = () => {
    const { state, report } = checkEngagement(engagement, clock.now());
    engagement = state;
    if (report === undefined) return;
    record('engagement_time', {
      engagement_seconds: seconds(report),
      total_engagement_seconds: seconds(state.total),
      bounce: isBounce(state),
    });
  };

  const measureScroll = () => {
    cancelScroll = undefined;
    const extent = {
      top: window.scrollY,
      viewport: window.innerHeight,
      document: document.documentElement.scrollHeight,
    };
    for (const depth of newScrollDepths(extent, depths)) {
      depths.add(depth);
      record('scroll_depth', { percent: depth });
    }
  };

  const hide = () => {
    // Browsers announce one departure by two events.
    if (isHidden) return;
    isHidden = true;
    engagement = hideEngagement(engagement, clock.now());
    record('page_exit', { total_engagement_seconds: seconds(engagement.total), bounce: isBounce(engagement) });
    onHide();
  };
  const show = () => {
    if (!isHidden || !isVisible()) return;
    isHidden = false;
    engagement = seeActivity(engagement, clock.now());
  };

  for (const type of signsOfLife) {
    window.addEventListener(
      type,
      () => {
        if (!isHidden) engagement = seeActivity(engagement, clock.now());
      },
      passive,
    );
  }
  window.addEventListener('scroll', () => (cancelScroll ??= clock.after(scrollMeasureMs, measureScroll)), passive);
  window.addEventListener(
    'click',
    ({ target }) => {
      const parameters = describeInteraction(target, window.location.host);
      if (parameters) record('user_interaction', parameters);
    },
    passive,
  );
  document.addEventListener('visibilitychange', () => (isVisible() ? show() : hide()), { signal });
  window.addEventListener('pagehide', hide, { signal });
  window.addEventListener('pageshow', show, { signal });

  const endEngagement = clock.every(engagementCheckMs, reportEngagement);
  const endPerformance = clock.every(performanceIntervalMs, () => {
    if (isHidden) return;
    record('performance_metrics', describePerformance(vitals, navigationTiming(window.performance)));
  });

  return {
    leaveScreen() {
      reportEngagement();
      cancelScroll?.();
      cancelScroll = undefined;
      depths = new Set();
    },
    addVitals(next) {
      vitals = next;
    },
    stop() {
      listening.abort();
      endEngagement();
      endPerformance();
      cancelScroll?.();
    },
  };
}
