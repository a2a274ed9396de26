import type { LiveReport } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/model';
import type { LiveItem } from './schema';

type SourceLink = LiveItem['sources'][number];

/** Where an item of the board comes from. */
export interface Provenance {
  /**
   * `measured`: told by whoever runs it, as it is now; `forecast`: computed for the hours to come; `planned`: announced or
   * published beforehand; `typical`: how it usually is at such a time.
   */
  readonly kind: 'measured' | 'forecast' | 'planned' | 'typical';
  /** What it is worked out from, where nobody reports or checks it. */
  readonly basis?: 'hours' | 'sun' | 'calendar' | undefined;
  /** When a report was fetched. */
  readonly fetchedAt?: Date | undefined;
  /** When the guide looked. */
  readonly checkedOn?: CivilDate | undefined;
  /** Whether it is older than it is worth. */
  readonly stale?: boolean | undefined;
  readonly sources?: readonly SourceLink[] | undefined;
}

/** The provenance of a report, with its age. */
export function reportProvenance(kind: Provenance['kind'], report: LiveReport, now: Date): Provenance {
  return {
    kind,
    fetchedAt: report.fetchedAt === undefined ? undefined : new Date(report.fetchedAt),
    stale: isStale(report, now),
    sources: report.attribution
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
