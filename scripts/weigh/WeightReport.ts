/** Bytes of one module in a page's scripts, by its share of them. */
export interface ModuleWeight {
  readonly module: string;
  readonly bytes: number;
}

/** What a first visit of a page fetches of JavaScript, in compressed bytes. */
export interface PageWeight {
  readonly page: string;
  /** Until it answers. */
  readonly alive: number;
  /** In the pauses after that. */
  readonly later: number;
  /** Of what is there until it answers, the heaviest first. */
  readonly modules: readonly ModuleWeight[];
}

/** Within the project. */
export const reportFile = 'docs/weight.md';

/** Most bytes of JavaScript until a page answers, compressed. */
export const budgets: Readonly<Record<string, number>> = { '/': 112_000, '/paris': 130_000 };

/** By how much a page may weigh more than the report tells before it has to be written anew. */
export const tolerance = 0.01;

/** Modules below this many bytes are told together with the others of their folder. */
const told = 300;

const whole = (bytes: number): string => Math.round(bytes).toLocaleString('en-GB');

/** The report as a file for people. */
export function weightText(pages: readonly PageWeight[]): string {
  return [
    '# What a first visit weighs\n',
    'JavaScript that a first visit fetches, in bytes as transferred (Brotli): until the page answers, and in the pauses after that. A module has its share of the minified script that it is in. `npm run weigh` makes this file; the browser test `e2e/weight.spec.ts` fails where a page of the site fetches over one in a hundred more than it tells. A page that is within its budget stays there; one that is over it must not grow.\n',
    '| page | until it answers | budget | in pauses after that |\n|---|--:|--:|--:|',
    ...pages.map(
      ({ page, alive, later }) => `| \`${page}\` | ${whole(alive)} | ${whole(budgets[page] ?? 0)} | ${whole(later)} |`,
    ),
    ...pages.map(
      ({ page, modules }) =>
        `\n## \`${page}\`\n\n| bytes | module |\n|--:|---|\n${gathered(modules)
          .map(({ module, bytes }) => `| ${whole(bytes)} | ${module} |`)
          .join('\n')}`,
    ),
    '',
  ].join('\n');
}

/** Small modules together with the others of their folder, so that a line is worth reading. */
function gathered(modules: readonly ModuleWeight[]): ModuleWeight[] {
  const rows = new Map<string, number>();
  for (const { module, bytes } of modules) {
    const row = bytes >= told || !module.includes('/') || module.startsWith('@') ? module : `${folderOf(module)}/…`;
    rows.set(row, (rows.get(row) ?? 0) + bytes);
  }
  return [...rows].map(([module, bytes]) => ({ module, bytes })).sort((a, b) => b.bytes - a.bytes);
}

const folderOf = (module: string): string => module.split('/').slice(0, -1).join('/');

const total = /^\| `(\/[^`]*)` \| ([\d,]+) \|/gm;

/** The bytes of each page until it answers, as a report tells them. */
export function reportedWeights(text: string): Map<string, number> {
  return new Map(
    [...text.matchAll(total)].map(([, page = '', bytes = '']) => [page, Number(bytes.replaceAll(',', ''))]),
  );
}

/**
 * What is wrong with a page's weight, in words with the next step; undefined where nothing is.
 * @param reported as the committed report tells it
 */
export function weightTrouble(page: string, bytes: number, reported: number | undefined): string | undefined {
  const budget = budgets[page];
  // A page that is over its budget must not grow; one that keeps to it stays within.
  if (budget !== undefined && bytes > budget && (reported ?? 0) <= budget)
    return `${page} fetches ${whole(bytes)} B of JavaScript before it answers; ${whole(budget)} are allowed. npm run weigh lists them by module: load what few visitors need when they need it.`;
  // Less is no trouble: on a busy machine a page may answer before the last of it was asked for.
  if (reported === undefined || bytes - reported > reported * tolerance)
    return `${page} fetches ${whole(bytes)} B of JavaScript before it answers, and docs/weight.md tells of ${whole(reported ?? 0)}. Make it anew with npm run weigh, look at what has grown, and commit it.`;
  return undefined;
}
