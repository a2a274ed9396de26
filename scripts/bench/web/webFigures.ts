import { comparePairs, type Comparison } from './statistics';
import type { Request, Timings } from './visits';

/** Bytes of JavaScript among requests. */
export function scriptBytes(requests: readonly Request[]): number {
  return scriptsOf(requests).reduce((sum, { bytes }) => sum + bytes, 0);
}

export function scriptsOf(requests: readonly Request[]): Request[] {
  return requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
}

/** Code of remotes among requests, by its path. */
export function remoteCode(requests: readonly Request[], shellVersion: string): string[] {
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter(
      (path) =>
        path.startsWith('/parts/') && !path.startsWith(`/parts/shell/${shellVersion}/`) && /\.(js|css)$/.test(path),
    );
}

const measures = [
  ['firstPaint', 'first contentful paint'],
  ['largestPaint', 'largest contentful paint'],
  ['menuAnswers', 'menu answers'],
  ['alive', 'comes to life'],
  ['work', 'main-thread work until then'],
] as const satisfies readonly (readonly [keyof Timings, string])[];

export type TimingComparison = { readonly [Measure in keyof Timings]: Comparison };

export function compareTimings(pairs: readonly (readonly [Timings, Timings])[]): TimingComparison {
  const of = (measure: keyof Timings): Comparison =>
    comparePairs(pairs.map(([first, second]) => [first[measure], second[measure]]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    menuAnswers: of('menuAnswers'),
    alive: of('alive'),
    work: of('work'),
    blocked: of('blocked'),
  };
}

/** Rows of a table: what, the first, the second, and how they compare. */
export function timingRows(comparison: TimingComparison): string[][] {
  return measures.map(([measure, words]) => {
    const { first, second, ratio, spread } = comparison[measure];
    return [
      words,
      seconds(first),
      seconds(second),
      `× ${ratio.toFixed(3)}  (${spread.map((value) => value.toFixed(2)).join(' to ')})`,
    ];
  });
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(2)} s`;
}

export function bytes(count: number): string {
  return `${count.toLocaleString('en-GB')} B`;
}

/** Lines of a table with its columns aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map(
      (row) =>
        `  ${row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('   ')}`,
    )
    .join('\n');
}
