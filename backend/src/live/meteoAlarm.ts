import { z } from 'zod';
import { fetchFrom, type Provider } from './fetchFrom';
import { LiveFault } from './LiveFault';
import type { LiveData, LiveSourceOf } from './LiveSource';
import { plainText } from './plainText';
import { readXml, type XmlElement } from './readXml';

const minute = 60_000;
const hour = 60 * minute;
/** Bytes: on a day of storms over a whole country the feed is long. */
const longestAnswer = 8 * 1024 * 1024;
const longestText = 700;
/** By how much the feed's own time may be ahead of ours. How old it is says nothing: it changes with the weather. */
const mostAhead = 15 * minute;

const atom = 'http://www.w3.org/2005/Atom';
const cap = 'urn:oasis:names:tc:emergency:cap:1.2';

export interface MeteoAlarmOptions {
  readonly provider: Provider;
  /** As the feed's address names it: `france`. */
  readonly country: string;
  /** Codes of the areas that concern the city (NUTS or EMMA), or their names where a feed has no codes. */
  readonly areas: readonly string[];
}

/** What is read of a feed's entry: the alert in short, in CAP 1.2's words. */
const entrySchema = z.object({
  id: z.string().min(1),
  event: z.string().min(1),
  severity: z.enum(['Minor', 'Moderate', 'Severe', 'Extreme']),
  title: z.string(),
  onset: z.iso.datetime({ offset: true }),
  expires: z.iso.datetime({ offset: true }),
  area: z.string(),
  description: z.string().optional(),
});
type Entry = z.output<typeof entrySchema>;
type Alert = LiveData<'alerts'>['alerts'][number];

/** Warnings of the national weather services, which MeteoAlarm gathers. */
export function meteoAlarm({ provider, country, areas }: MeteoAlarmOptions): LiveSourceOf<'alerts'> {
  return {
    name: 'alerts',
    provider: 'meteoalarm',
    title: 'MeteoAlarm',
    // MeteoAlarm's terms want the delay named wherever its warnings are shown.
    attribution: {
      text: 'Warnings by EUMETNET – MeteoAlarm. They may reach us late: meteoalarm.org has the latest.',
      url: 'https://meteoalarm.org/',
      licence: 'CC BY 4.0',
    },
    budget: { perHour: 60, perDay: 800 },
    interval: 5 * minute,
    validFor: 3 * hour,
    // A feed is a country's: one answers all its cities.
    shared: true,
    async read(now, share) {
      return { alerts: alertsOf(await share(country, () => readFeed(provider, country, now)), areas, now) };
    },
  };
}

async function readFeed(provider: Provider, country: string, now: number): Promise<XmlElement> {
  const xml = await fetchFrom(provider, `/feeds/meteoalarm-legacy-atom-${country}`, {
    accept: ['application/atom+xml', 'application/xml', 'text/xml'],
    limit: longestAnswer,
  });
  const feed = readXml(xml);
  if (feed.name !== 'feed' || feed.namespace !== atom)
    throw new LiveFault('nonsense', `MeteoAlarm answers with <${feed.name}> instead of an Atom feed`);
  const updated = Date.parse(textOf(feed, 'updated', atom) ?? '');
  if (updated - now > mostAhead)
    throw new LiveFault(
      'clock',
      `MeteoAlarm's feed is of ${new Date(updated).toISOString()}, our time is ${new Date(now).toISOString()}`,
    );
  return feed;
}

function alertsOf(feed: XmlElement, areas: readonly string[], now: number): Alert[] {
  const concerned = feed.children.filter(
    (entry) => entry.name === 'entry' && entry.namespace === atom && isActual(entry) && concerns(entry, areas),
  );
  const entries = concerned.flatMap((entry) => entrySchema.safeParse(fieldsOf(entry)).data ?? []);
  // A warning that can't be read must not turn into 'no warnings'.
  if (concerned.length > 0 && entries.length === 0 && !concerned.every(isUnknown))
    throw new LiveFault('nonsense', `None of MeteoAlarm's ${concerned.length} entries of this area can be read`);
  return merged(entries.filter(({ expires }) => Date.parse(expires) > now));
}

/** The feed also carries exercises, and takes warnings back. */
function isActual(entry: XmlElement): boolean {
  const [status, type] = [textOf(entry, 'status'), textOf(entry, 'message_type') ?? textOf(entry, 'msgType')];
  return (status === undefined || status === 'Actual') && type !== 'Cancel';
}

const isUnknown = (entry: XmlElement): boolean => textOf(entry, 'severity') === 'Unknown';

function concerns(entry: XmlElement, areas: readonly string[]): boolean {
  const codes = entry.children
    .filter(({ name }) => name === 'geocode')
    .flatMap(({ children }) =>
      children.filter(({ name }) => name === 'value').flatMap(({ text }) => text.split(/\s+/)),
    );
  return codes.some((code) => areas.includes(code)) || areas.includes(textOf(entry, 'areaDesc') ?? '');
}

function fieldsOf(entry: XmlElement): Record<string, string | undefined> {
  return {
    id: textOf(entry, 'identifier') ?? textOf(entry, 'id', atom),
    event: textOf(entry, 'event'),
    severity: textOf(entry, 'severity'),
    title: textOf(entry, 'title', atom) ?? textOf(entry, 'event'),
    onset: textOf(entry, 'onset') ?? textOf(entry, 'effective'),
    expires: textOf(entry, 'expires'),
    area: textOf(entry, 'areaDesc'),
    description: textOf(entry, 'description') ?? textOf(entry, 'summary', atom),
  };
}

function textOf(element: XmlElement, name: string, namespace = cap): string | undefined {
  return element.children.find((child) => child.name === name && child.namespace === namespace)?.text || undefined;
}

/** One alert for what is announced alike for several areas. The worst first. */
function merged(entries: readonly Entry[]): Alert[] {
  const alerts = new Map<string, Alert & { areas: string[] }>();
  for (const { id, event, severity, title, onset, expires, area, description } of entries) {
    const [from, until] = [new Date(onset).toISOString(), new Date(expires).toISOString()];
    const key = [event, severity, from, until].join('|');
    const known = alerts.get(key);
    if (known) {
      if (!known.areas.includes(area)) known.areas.push(area);
      continue;
    }
    const text = description === undefined ? {} : { text: plainText(description, longestText) };
    alerts.set(key, {
      id,
      event,
      severity: severity.toLowerCase() as Alert['severity'],
      headline: plainText(title, 200),
      ...text,
      areas: [area],
      from,
      until,
    });
  }
  const worst = ['extreme', 'severe', 'moderate', 'minor'];
  return [...alerts.values()].sort(
    (a, b) => worst.indexOf(a.severity) - worst.indexOf(b.severity) || a.from.localeCompare(b.from),
  );
}
