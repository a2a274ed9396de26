import { bytes, scriptBytes, seconds, table } from './webFigures';
import type { ServedStore } from './serveStore';
import { comparePairs, median } from './statistics';
import { timeMoves, timePaint, timeVisit, weighVisit, type Timings } from './visits';

/** The same page in four forms. */
export interface FourWays {
  /** (a) as the site serves it */
  readonly site: ServedStore;
  /** (b) one ordinary bundle, rendered in the browser */
  readonly bundle: ServedStore;
  /** (c) stock federation, rendered in the browser */
  readonly stock: ServedStore;
  /** (d) HTML and styles without any script */
  readonly bare: ServedStore;
}

/** How many times as long the largest paint may take as that of the page without scripts. */
const floorBudget = 1.15;
/** And as those of pages that the browser renders. */
const renderedBudget = 0.4;
/** How many times as long a move between two cities may take as in one bundle. */
const moveBudget = 1.1;
const page = '/paris';
const moveTo = { path: '/london', heading: 'London' };

/**
 * Compares a first visit of one page in four forms, on an emulated slow phone, one after the other in each round; and a move
 * between two cities that were seen before.
 * @returns what is beyond its budget
 */
export async function compareFourWays({ site, bundle, stock, bare }: FourWays, rounds: number): Promise<string[]> {
  const visits: { a: Timings; b: Timings; c: Timings; d: Pick<Timings, 'firstPaint' | 'largestPaint'> }[] = [];
  const moves: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push({
      a: await timeVisit(site.origin + page),
      d: await timePaint(bare.origin + page),
      b: await timeVisit(bundle.origin + page),
      c: await timeVisit(stock.origin + page),
    });
    moves.push(await timeMoves(bundle.origin, site.origin, { from: page, ...moveTo }));
  }
  const weights = await Promise.all(
    [site, bundle, stock].map(async (served) => bytes(scriptBytes(await weighVisit(served.origin + page)))),
  );
  const middle = (of: (visit: (typeof visits)[number]) => number): string => seconds(median(visits.map(of)));
  console.log(`\n${page} on a slow phone, four ways (${rounds} rounds)`);
  console.log(
    table(
      ['', '(a) this site', '(b) one bundle', '(c) stock federation', '(d) no scripts'],
      [
        ['JavaScript, brotli', ...weights, '0 B'],
        [
          'first contentful paint',
          middle(({ a }) => a.firstPaint),
          middle(({ b }) => b.firstPaint),
          middle(({ c }) => c.firstPaint),
          middle(({ d }) => d.firstPaint),
        ],
        [
          'largest contentful paint',
          middle(({ a }) => a.largestPaint),
          middle(({ b }) => b.largestPaint),
          middle(({ c }) => c.largestPaint),
          middle(({ d }) => d.largestPaint),
        ],
        [
          'menu answers',
          middle(({ a }) => a.menuAnswers),
          middle(({ b }) => b.menuAnswers),
          middle(({ c }) => c.menuAnswers),
          '',
        ],
        ['comes to life', middle(({ a }) => a.alive), middle(({ b }) => b.alive), middle(({ c }) => c.alive), ''],
        [
          'blocked until then',
          middle(({ a }) => a.blocked),
          middle(({ b }) => b.blocked),
          middle(({ c }) => c.blocked),
          '',
        ],
        [
          `move to ${moveTo.path}, warm`,
          seconds(median(moves.map(([, own]) => own))),
          seconds(median(moves.map(([plain]) => plain))),
          '',
          '',
        ],
      ],
    ),
  );
  const ratio = (words: string, pairs: readonly (readonly [number, number])[], budget: number): string[] => {
    const { ratio: value, spread } = comparePairs(pairs);
    const text = `${words}: × ${value.toFixed(3)} (${spread.map((end) => end.toFixed(2)).join(' to ')}); ${budget} is allowed`;
    console.log(`  ${text}`);
    return value > budget ? [text] : [];
  };
  return [
    ...ratio(
      'largest paint, (a) to (d)',
      visits.map(({ a, d }) => [d.largestPaint, a.largestPaint]),
      floorBudget,
    ),
    ...ratio(
      'largest paint, (a) to (b)',
      visits.map(({ a, b }) => [b.largestPaint, a.largestPaint]),
      renderedBudget,
    ),
    ...ratio(
      'largest paint, (a) to (c)',
      visits.map(({ a, c }) => [c.largestPaint, a.largestPaint]),
      renderedBudget,
    ),
    // Where nothing blocks in either, a quotient would say nothing.
    ...ratio(
      'blocked until it is alive, (a) to (b)',
      visits.map(({ a, b }) => [b.blocked + 1, a.blocked + 1]),
      1,
    ),
    ...ratio('a move between two cities, (a) to (b)', moves, moveBudget),
  ];
}
