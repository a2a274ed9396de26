import type { LiveReport, LiveSourceName } from '@odysseus/contract';

/** What each source last said; absent where it was not heard of. */
export type Reports = { readonly [Name in LiveSourceName]?: Extract<LiveReport, { source: Name }> | undefined };

/** Reports with one taken in. */
export function withReport(reports: Reports, report: LiveReport): Reports {
  return { ...reports, [report.source]: report };
}
