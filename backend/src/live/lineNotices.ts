import type { LiveData } from './LiveSource';

/** A line as reports tell of it. */
export type TransitLine = LiveData<'transit'>['lines'][number];

/** Something that an operator says of a line. */
export interface Notice {
  readonly underWay: boolean;
  /** What it means for the line while it is under way. */
  readonly status: TransitLine['status'];
  /** Milliseconds since 1970. */
  readonly begin: number;
  readonly message: TransitLine['messages'][number];
}

/** What all operators' messages are held to. */
export const noticeBounds = {
  /** A message is shown from so many milliseconds before it begins. */
  ahead: 7 * 24 * 3_600_000,
  /** Share of an answer's entries that must be readable. */
  fewestReadable: 0.9,
  longestTitle: 160,
  longestText: 500,
} as const;

/** From the best to the worst. */
const statuses = ['normal', 'works', 'disturbed', 'interrupted'] as const satisfies readonly TransitLine['status'][];
/** All lines together stay well below what may wait for a board. */
const messagesOfLine = 5;

/** A line with what is said of it: what is under way, worst first, then what comes, soonest first. */
export function lineWith({ mode, line }: Pick<TransitLine, 'mode' | 'line'>, notices: readonly Notice[]): TransitLine {
  const sorted = [...notices].sort(
    (a, b) =>
      Number(b.underWay) - Number(a.underWay) || (a.underWay ? rank(b.status) - rank(a.status) : a.begin - b.begin),
  );
  const [first] = sorted;
  return {
    mode,
    line,
    status: first?.underWay ? first.status : 'normal',
    messages: sorted.slice(0, messagesOfLine).map(({ message }) => message),
  };
}

const rank = (status: TransitLine['status']): number => statuses.indexOf(status);
