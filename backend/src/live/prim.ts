import { z } from 'zod';
import { fetchFrom, type Provider } from './fetchFrom';
import { lineWith, noticeBounds, type Notice, type TransitLine } from './lineNotices';
import { LiveFault } from './LiveFault';
import type { LiveSourceOf } from './LiveSource';
import { plainText } from './plainText';
import { readJson } from './readJson';
import { zonedMoment } from './zonedMoment';

const minute = 60_000;
const hour = 60 * minute;
/** Bytes: the answer is of the whole region, near a thousand lines. */
const longestAnswer = 12 * 1024 * 1024;
const stopsOfMessage = 20;
/** By how much the answer's own time may differ from ours. */
const mostBehind = 2 * hour;
const mostAhead = 15 * minute;

/** One of the answer's `disruptions`, as far as it is read. Local times are `YYYYMMDDTHHMMSS`. */
const disruptionSchema = z.object({
  id: z.string().min(1),
  applicationPeriods: z.array(z.object({ begin: z.string(), end: z.string() })).max(2_000),
  /** `TRAVAUX`, `PERTURBATION`, `INFORMATION` */
  cause: z.string().nullish(),
  /** `BLOQUANTE`, `PERTURBEE`, `INFORMATION` */
  severity: z.string(),
  title: z.string().nullish(),
  /** HTML */
  message: z.string().nullish(),
  shortMessage: z.string().nullish(),
});

/** One of its `lines`: which disruption strikes what of it. */
const impactedSchema = z.object({
  id: z.string(),
  impactedObjects: z.array(
    z.object({ type: z.string(), name: z.string().nullish(), disruptionIds: z.array(z.string()) }),
  ),
});

/** Answer of `GET /disruptions_bulk/disruptions/v2`. Its entries are read one by one: among a thousand one may be odd. */
const answerSchema = z.object({
  disruptions: z.array(z.unknown()).min(1, 'must not be empty: there is no hour without works somewhere'),
  lines: z.array(z.unknown()).min(1, 'must not be empty'),
  lastUpdatedDate: z.string().nullish(),
});
type Answer = z.output<typeof answerSchema>;
type Impacted = z.output<typeof impactedSchema>['impactedObjects'];
type Disruption = z.output<typeof disruptionSchema>;

export interface PrimOptions {
  readonly provider: Provider;
  readonly key: string;
  /** The one that the answer's local times are of. */
  readonly timezone: string;
  /** Lines that are told of, by their id at Île-de-France Mobilités, in the order in which they are shown. */
  readonly lines: readonly (Pick<TransitLine, 'mode' | 'line'> & { readonly id: string })[];
}

/** When an answer is read, and the zone that its local times are of. */
interface Reading {
  readonly now: number;
  readonly timezone: string;
}

/** Disruptions of Île-de-France's lines, from its authority's platform PRIM: one question for all of them. */
export function prim({ provider, key, timezone, lines }: PrimOptions): LiveSourceOf<'transit'> {
  return {
    name: 'transit',
    provider: 'prim',
    title: 'Île-de-France Mobilités',
    attribution: {
      text: 'Traffic information by Île-de-France Mobilités',
      url: 'https://prim.iledefrance-mobilites.fr/',
      licence: 'Licence Mobilités',
    },
    // A new account may ask 1,000 times a day.
    budget: { perHour: 60, perDay: 900 },
    interval: 2 * minute,
    validFor: 30 * minute,
    async read(now) {
      const text = await fetchFrom(provider, '/disruptions_bulk/disruptions/v2', {
        accept: ['application/json'],
        headers: { apikey: key },
        limit: longestAnswer,
      });
      const answer = readJson(text, answerSchema, 'PRIM');
      requirePresent(answer, { now, timezone });
      return { lines: linesOf(answer, lines, { now, timezone }) };
    },
  };
}

function requirePresent({ lastUpdatedDate }: Answer, { now, timezone }: Reading): void {
  if (!lastUpdatedDate) return;
  const updated = zonedMoment(timezone, lastUpdatedDate) ?? Date.parse(lastUpdatedDate);
  if (now - updated > mostBehind || updated - now > mostAhead)
    throw new LiveFault('clock', `PRIM's answer is of ${lastUpdatedDate}, our time is ${new Date(now).toISOString()}`);
}

function linesOf(answer: Answer, lines: PrimOptions['lines'], reading: Reading): TransitLine[] {
  const disruptions = new Map(
    readable(answer.disruptions, disruptionSchema).map((disruption) => [disruption.id, disruption]),
  );
  const impacts = new Map(
    readable(answer.lines, impactedSchema).map(({ id, impactedObjects }) => [id, impactedObjects]),
  );
  return lines.map((line) => lineWith(line, noticesOf(impacts.get(line.id) ?? [], disruptions, reading)));
}

/**
 * Entries that are what they should be.
 * @throws {LiveFault} when too few are: then it is another answer than we know
 */
function readable<Schema extends z.ZodType>(entries: readonly unknown[], schema: Schema): z.output<Schema>[] {
  const read = entries.flatMap((entry) => {
    const result = schema.safeParse(entry);
    return result.success ? [result.data] : [];
  });
  if (read.length < entries.length * noticeBounds.fewestReadable)
    throw new LiveFault('nonsense', `PRIM: of ${entries.length} entries ${read.length} can be read`);
  return read;
}

/** What is said of a line. */
function noticesOf(impacts: Impacted, disruptions: ReadonlyMap<string, Disruption>, reading: Reading): Notice[] {
  const concerned = new Map<string, { wholeLine: boolean; stops: Set<string> }>();
  for (const { type, name, disruptionIds } of impacts) {
    for (const id of disruptionIds) {
      const entry = concerned.get(id) ?? { wholeLine: false, stops: new Set<string>() };
      if (type === 'line') entry.wholeLine = true;
      else if (name?.trim()) entry.stops.add(name.trim());
      concerned.set(id, entry);
    }
  }
  return [...concerned].flatMap(([id, { wholeLine, stops }]) => {
    const disruption = disruptions.get(id);
    return disruption ? noticeOf(disruption, wholeLine, [...stops], reading) : [];
  });
}

function noticeOf(disruption: Disruption, wholeLine: boolean, stops: readonly string[], reading: Reading): Notice[] {
  const period = periodOf(disruption, reading);
  const title = plainText(disruption.title ?? disruption.shortMessage ?? '', noticeBounds.longestTitle);
  const text = plainText(disruption.message ?? disruption.shortMessage ?? '', noticeBounds.longestText);
  if (!period || (title === '' && text === '')) return [];
  const message = {
    title: title || plainText(text, noticeBounds.longestTitle),
    text,
    from: new Date(period.begin).toISOString(),
    until: new Date(period.end).toISOString(),
    ...(stops.length > 0 ? { stops: stops.slice(0, stopsOfMessage) } : {}),
  };
  return [
    { underWay: period.begin <= reading.now, status: statusOf(disruption, wholeLine), begin: period.begin, message },
  ];
}

/** The period that runs now, or else the next one that begins within the week. */
function periodOf(
  { applicationPeriods }: Disruption,
  { now, timezone }: Reading,
): { begin: number; end: number } | undefined {
  const periods = applicationPeriods
    .flatMap(({ begin, end }) => {
      const [from, until] = [zonedMoment(timezone, begin), zonedMoment(timezone, end)];
      return from === undefined || until === undefined ? [] : [{ begin: from, end: until }];
    })
    .filter(({ begin, end }) => end > now && begin < now + noticeBounds.ahead);
  return periods.sort((a, b) => a.begin - b.begin)[0];
}

/** A line on which one stop is out of reach still runs. */
function statusOf({ cause, severity }: Disruption, wholeLine: boolean): Notice['status'] {
  if (severity === 'INFORMATION') return 'normal';
  if (cause === 'TRAVAUX') return 'works';
  return severity === 'BLOQUANTE' && wholeLine ? 'interrupted' : 'disturbed';
}
