import { z } from 'zod';
import { fetchBytes, type Provider } from './fetchFrom';
import { lineWith, noticeBounds, type Notice, type TransitLine } from './lineNotices';
import { LiveFault } from './LiveFault';
import type { Attribution, LiveSourceOf } from './LiveSource';
import { plainText } from './plainText';
import { type AlertFeed, type InformedEntity, readServiceAlerts, type Translations } from './readServiceAlerts';

const minute = 60_000;
const hour = 60 * minute;
/** Bytes: alerts of a great city's hundreds of lines, in several languages, are a tenth of it. */
const longestAnswer = 4 * 1024 * 1024;
/** By how much the feed's own time may differ from ours. Some operators write it anew when an alert changes, not by the clock. */
const mostBehind = 12 * hour;
const mostAhead = 15 * minute;

/** Kinds of lines as GTFS numbers them. */
const routeTypes: Partial<Record<TransitLine['mode'], number>> = { tram: 0, metro: 1, train: 2, rer: 2, bus: 3 };

/** The protocol's numbers of what is asked for here. */
const cause = { maintenance: 9, construction: 10 } as const;
const effect = { noService: 1, additionalService: 5, noEffect: 10, accessibility: 11 } as const;
const severity = { info: 2 } as const;

/** Seconds since 1970 within this century's possible lives of a feed, or 0 for none. */
const moment = z.union([z.literal(0), z.number().min(1_000_000_000).max(4_000_000_000)]);
const alertSchema = z.object({
  id: z.string().min(1),
  periods: z.array(
    z
      .object({ start: moment, end: moment })
      .refine(({ start, end }) => end === 0 || start <= end, 'must end after it begins'),
  ),
  informed: z.array(z.custom<InformedEntity>()).min(1),
  cause: z.number(),
  effect: z.number(),
  severity: z.number(),
  header: z.custom<Translations>(),
  description: z.custom<Translations>(),
});
type Alert = z.output<typeof alertSchema>;

/** A line of the city by its `route_id` in the operator's GTFS. */
type Route = Pick<TransitLine, 'mode' | 'line'> & { readonly id: string };

export interface GtfsRealtimeOptions {
  /** Its address is that of the alerts, whole. */
  readonly provider: Provider;
  /** Names the feed, whose budget and faults all cities share. */
  readonly feed: string;
  /** The operator's name for visitors. */
  readonly title: string;
  readonly attribution: Attribution;
  /** Of which texts are taken where there are several: `it`. */
  readonly language: string;
  /** Lines that are told of, in the order in which they are shown. */
  readonly lines: readonly Route[];
}

/** Service alerts of an operator that publishes GTFS-Realtime: one question for all lines, and all cities, of a feed. */
export function gtfsRealtime(options: GtfsRealtimeOptions): LiveSourceOf<'transit'> {
  const { provider, feed, title, attribution, language, lines } = options;
  return {
    name: 'transit',
    provider: `gtfs-rt:${feed}`,
    title,
    attribution,
    // No limit is published: a feed that changes by the minute bears a question each two.
    budget: { perHour: 60, perDay: 900 },
    interval: 2 * minute,
    validFor: 30 * minute,
    shared: true,
    async read(now, share) {
      const alerts = await share(provider.url, () => readAlerts(provider, title, now));
      return { lines: lines.map((line) => lineWith(line, noticesOf(alerts, line, language, now))) };
    },
  };
}

async function readAlerts(provider: Provider, title: string, now: number): Promise<readonly Alert[]> {
  const bytes = await fetchBytes(provider, '', {
    accept: [
      'application/x-protobuf',
      'application/protobuf',
      'application/x-google-protobuf',
      'application/vnd.google.protobuf',
      'application/octet-stream',
      'binary/octet-stream',
    ],
    untyped: true,
    limit: longestAnswer,
  });
  const feed = readServiceAlerts(bytes);
  requirePresent(feed, title, now);
  const read = feed.alerts.flatMap((alert) => alertSchema.safeParse(alert).data ?? []);
  if (read.length < feed.alerts.length * noticeBounds.fewestReadable)
    throw new LiveFault('nonsense', `${title}: of ${feed.alerts.length} alerts ${read.length} can be read`);
  return read;
}

function requirePresent({ timestamp, differential }: AlertFeed, title: string, now: number): void {
  if (differential) throw new LiveFault('nonsense', `${title}'s feed tells changes alone`);
  const updated = timestamp * 1_000;
  if (now - updated > mostBehind || updated - now > mostAhead)
    throw new LiveFault(
      'clock',
      `${title}'s feed is of ${timestamp} seconds since 1970, our time is ${new Date(now).toISOString()}`,
    );
}

function noticesOf(alerts: readonly Alert[], line: Route, language: string, now: number): Notice[] {
  return alerts.flatMap((alert) => {
    const concerned = alert.informed.filter((entity) => concerns(entity, line));
    return concerned.length > 0 ? noticeOf(alert, concerned, language, now) : [];
  });
}

/**
 * Whether an alert's entity is about a line. One of a whole operator counts for all lines of the city: better a line too many
 * than a strike that is not told.
 */
function concerns({ agency, route, routeType, stop, trip }: InformedEntity, { id, mode }: Route): boolean {
  if (route !== undefined || trip?.route !== undefined) return route === id || trip?.route === id;
  if (trip !== undefined || stop !== undefined) return false;
  if (routeType !== undefined) return routeType === routeTypes[mode];
  return agency !== undefined;
}

function noticeOf(alert: Alert, concerned: readonly InformedEntity[], language: string, now: number): Notice[] {
  const period = periodOf(alert, now);
  const text = plainText(inLanguage(alert.description, language), noticeBounds.longestText);
  const title =
    plainText(inLanguage(alert.header, language), noticeBounds.longestTitle) ||
    plainText(text, noticeBounds.longestTitle);
  if (!period || title === '') return [];
  const { start, end } = period;
  const message = {
    title,
    text,
    ...(start > 0 ? { from: new Date(start).toISOString() } : {}),
    ...(end > 0 ? { until: new Date(end).toISOString() } : {}),
  };
  const wholeLine = concerned.some(({ stop, trip }) => stop === undefined && trip === undefined);
  return [{ underWay: start <= now, status: statusOf(alert, wholeLine), begin: start, message }];
}

/** In milliseconds: the period that runs now, or else the next one that begins within the week. Without any it always runs. */
function periodOf({ periods }: Alert, now: number): { start: number; end: number } | undefined {
  if (periods.length === 0) return { start: 0, end: 0 };
  return periods
    .map(({ start, end }) => ({ start: start * 1_000, end: end * 1_000 }))
    .filter(({ start, end }) => (end === 0 || end > now) && start < now + noticeBounds.ahead)
    .sort((a, b) => a.start - b.start)[0];
}

/**
 * What an alert means for a line while it runs. Of an unknown effect it is said that the line is disturbed: who reads the
 * message finds a harmless one harmless. A line on which one stop is out of reach, or one train falls out, still runs.
 */
function statusOf(alert: Alert, wholeLine: boolean): Notice['status'] {
  const harmless: readonly number[] = [effect.additionalService, effect.noEffect, effect.accessibility];
  if (harmless.includes(alert.effect) || alert.severity === severity.info) return 'normal';
  if (alert.cause === cause.maintenance || alert.cause === cause.construction) return 'works';
  return alert.effect === effect.noService && wholeLine ? 'interrupted' : 'disturbed';
}

/** The text in the language, or in none that is named, or the first. */
function inLanguage(translations: Translations, language: string): string {
  const own = translations.find((each) => each.language?.toLowerCase().startsWith(language));
  const chosen = own ?? translations.find((each) => !each.language) ?? translations[0];
  return chosen?.text ?? '';
}
