import { adviceOf } from './advice';
import type { Board } from './shownBoard';
import { cityMoment } from './cityMoment';
import type { CompiledLive } from './compiledLive';
import { crowdsOf } from './crowds';
import { dayItems, itemsOn } from './dayItems';
import { placeRows } from './placeRows';
import { isStale, reportProvenance, type Provenance } from './provenance';
import { reportedStrikes } from './reportedStrikes';
import type { Reports } from './withReport';
import { sunToday } from './sunToday';
import { transitNow } from './transitNow';
import { tripAlerts, type Warning } from './tripAlerts';
import { weatherNow, wetHours } from './weatherNow';

const day = 86_400_000;

/**
 * The board of a city at a moment. Without reports it is complete all the same: everything is then planned, typical or
 * computed, and says so.
 * @param trip ids of the visitor's plan, `paris/louvre`; those of other cities are left out
 */
export function boardOf(content: CompiledLive, now: Date, reports: Reports, trip: readonly string[]): Board {
  const moment = cityMoment(content.city.timezone, now);
  const items = itemsOn(content, moment.date);
  const holiday = content.holidays.find(({ date }) => date === moment.date)?.name;
  const prefix = `${content.city.key}/`;
  const chosen = new Set(trip.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length)));
  const rows = placeRows({ content, now, moment, items, holiday }, chosen);
  const { today, ahead } = dayItems(content, moment, reportedStrikes(content, now, reports));
  const transit = transitNow(today, now, reports, content.transport);
  const crowds = [...crowdsOf({ content, moment, items, holiday, wet: wetHours(content, now, moment, reports) })].sort(
    (a, b) => Number(chosen.has(b.place.id)) - Number(chosen.has(a.place.id)),
  );
  const warnings = warningsOf(now, reports);
  const common = {
    moment,
    rows,
    today,
    sun: sunToday(content, now, moment),
    weather: weatherNow(content, now, moment, reports),
    transit,
    crowds,
    warnings,
    register: registerOf(now, reports),
  };
  const alerts = tripAlerts({ moment, rows, today, transit, crowds, warnings });
  return { ...common, ahead, tripAlerts: alerts, advice: adviceOf({ ...common, tripAlerts: alerts }) };
}

/** Where strikes of today would stand, while its answer holds. */
function registerOf(now: Date, { strikes: report }: Reports): Provenance | undefined {
  return report?.data && !isStale(report, now) ? reportProvenance('planned', report, now) : undefined;
}

const severities = ['extreme', 'severe', 'moderate', 'minor'] as const;

/** The worst first. Warnings that are past are not told, and none from an answer that is out of date: it may have been lifted. */
function warningsOf(now: Date, { alerts: report }: Reports): Warning[] {
  if (!report?.data || isStale(report, now)) return [];
  const provenance = reportProvenance('forecast', report, now);
  return report.data.alerts
    .filter(({ from, until }) => Date.parse(until) > now.getTime() && Date.parse(from) < now.getTime() + day)
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .map((alert) => ({ alert, provenance }));
}
