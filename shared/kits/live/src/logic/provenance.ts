import type { LiveReport } from '@odysseus/contract';
import { readingOf, type Knowable, type Link, type Reading } from '@odysseus/model';

/** Where an item of the board comes from. */
export interface Provenance {
  /**
   * `measured`: told by whoever runs it, as it is now; `forecast`: expected for the hours to come; `calculated`: certain for the
   * day and the place, as the sun is; `planned`: announced or published beforehand; `typical`: how it usually is at such a time.
   */
  readonly kind: 'measured' | 'forecast' | 'calculated' | 'planned' | 'typical';
  /** What it is worked out from, where nobody reports or checks it. */
  readonly basis?: 'hours' | 'usual' | 'sun' | 'calendar' | undefined;
  /** When a report was fetched. */
  readonly fetchedAt?: Date | undefined;
  /** Where and when the guide read it. */
  readonly reading?: Reading | undefined;
  /** Whether it is older than it is worth. */
  readonly stale?: boolean | undefined;
  /** Where to read on. */
  readonly links?: readonly Link[] | undefined;
}

/** The provenance of a report, with its age. */
export function reportProvenance(kind: Provenance['kind'], report: LiveReport, now: Date): Provenance {
  return {
    kind,
    fetchedAt: report.fetchedAt === undefined ? undefined : new Date(report.fetchedAt),
    stale: isStale(report, now),
    links: report.attribution
      ? [{ title: `${report.attribution.text} (${report.attribution.licence})`, url: report.attribution.url }]
      : undefined,
  };
}

/** Whether a report is past what it is worth: by the service's word or by its own time. */
export function isStale(report: LiveReport, now: Date): boolean {
  return (
    report.state === 'stale' ||
    report.state === 'failed' ||
    (report.validUntil !== undefined && Date.parse(report.validUntil) < now.getTime())
  );
}

/** Whether something comes from a report, fetched at its own time, and not from the guide. */
export function isReported({ fetchedAt }: Provenance): boolean {
  return fetchedAt !== undefined;
}

/** Of what the guide itself tells: where it was read, or that it is what is usual. */
export function readProvenance(
  kind: Provenance['kind'],
  { known, links }: Knowable & { readonly links?: readonly Link[] | undefined },
): Provenance {
  const reading = Object.values(known ?? {})[0];
  return { kind, basis: 'usual', reading, links };
}

/** Of a place's hours. */
export function hoursProvenance(place: Knowable): Provenance {
  const reading = readingOf(place, 'hours');
  return reading ? { kind: 'planned', reading } : { kind: 'typical', basis: 'usual' };
}
