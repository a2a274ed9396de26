import type { Transit } from '@odysseus/contract';
import type { DayItem } from './dayItems';
import { reportProvenance, type Provenance } from './provenance';
import type { Reports } from './withReport';
import type { LiveScreenContent } from './schema';

type Line = Transit['lines'][number];

export interface TransitLine {
  /** `M6`, `RER A`, `T3a`. */
  readonly name: string;
  readonly status: Line['status'];
  /** In the operator's language. */
  readonly messages: Line['messages'];
}

export interface TransitNow {
  /** Absent where no source tells of the lines: then only planned works are known. */
  readonly lines?: readonly TransitLine[] | undefined;
  /** Works of today that the guide's calendar knows of its lines. */
  readonly works: readonly DayItem[];
  /** How many works stand under today: those that name a line, and those that touch no place and so the way to many. */
  readonly listed: number;
  readonly provenance?: Provenance | undefined;
  /** What is wrong with the source, in its own words. */
  readonly trouble?: string | undefined;
}

const order: readonly Line['status'][] = ['interrupted', 'disturbed', 'works', 'normal'];

/**
 * How trains run: from the operator's report where there is one, and the works that were announced.
 * @param signs what stands before a line's number, by mode; lines of other modes are left out
 */
export function transitNow(
  today: readonly DayItem[],
  now: Date,
  { transit: report }: Reports,
  { signs }: Pick<LiveScreenContent['transport'], 'signs'>,
): TransitNow {
  const works = today.filter(({ lines }) => lines !== undefined);
  const listed = today.filter(
    ({ kind, lines, places }) => (kind === 'works' && places === undefined) || lines !== undefined,
  ).length;
  if (!report?.data) return { works, listed, trouble: report?.trouble };
  const lines = report.data.lines
    .flatMap(({ mode, line, status, messages }): TransitLine[] => {
      const sign = signs[mode];
      return sign === undefined ? [] : [{ name: `${sign}${line}`, status, messages }];
    })
    .sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return { lines, works, listed, provenance: reportProvenance('measured', report, now), trouble: report.trouble };
}
