import type { CompiledContent } from '@odysseus/guide/content';
import type { CivilDate } from '@odysseus/model';
import { factAge, oldFacts } from '@odysseus/model/content';
import { contentOfRemote } from './contentOfRemote';
import { countFacts, countLines } from './countFacts';
import { remotesWithContent } from './remotesWithContent';
import { staleLine } from './staleLine';
import { coverage, statsOf } from './stats';
import { toldFacts } from './toldFacts';
import { workLine, worklist } from './worklist';

interface Report {
  readonly lines: readonly string[];
  /** The same for programs. */
  readonly data: unknown;
}

interface ContentReport {
  readonly does: string;
  readonly of: (content: CompiledContent, today: CivilDate) => Report;
}

/** What `npm run content` tells of remotes, or of all of them where none is named, by name. */
export const contentReports: Readonly<Record<string, ContentReport>> = {
  stale: {
    does: `lists readings of more than ${factAge.old} days ago`,
    of({ facts }, today) {
      const old = oldFacts(facts, today);
      const sum = `${old.length} of ${facts.length} readings are older than ${factAge.old} days`;
      return { lines: [...old.map(staleLine), sum], data: old };
    },
  },
  stats: {
    does: 'says what there is, and how much of it is known how',
    of(content) {
      const data = countFacts(toldFacts(content));
      return { lines: [...statsOf(content), ...coverage(content), '', ...countLines(data)], data };
    },
  },
  worklist: {
    does: 'lists what to look up, worst first',
    of(content, today) {
      const visited = content.cities.flatMap(({ key, mostVisited = [] }) => mostVisited.map((id) => `${key}/${id}`));
      const data = worklist(toldFacts(content), visited, today);
      return { lines: data.map(workLine), data };
    },
  },
};

/**
 * Prints a report of each remote under its name. As JSON it is a line for each that is named, and one object of all by their names
 * where none is.
 * @param names folders of `remotes/`, or cities in them
 * @returns the exit code
 */
export function printReports(
  report: ContentReport,
  names: readonly string[],
  { json, today }: { readonly json: boolean; readonly today: CivilDate },
): number {
  const asked = names.length > 0 ? names : remotesWithContent(process.cwd());
  const told = asked.flatMap((name) => {
    const content = contentOfRemote(name);
    return content ? [[name, report.of(content, today)] as const] : [];
  });
  if (!json) for (const [name, { lines }] of told) console.log([`${name}:`, ...lines.map(indented)].join('\n'));
  else if (names.length > 0) for (const [, { data }] of told) console.log(JSON.stringify(data));
  else console.log(JSON.stringify(Object.fromEntries(told.map(([name, { data }]) => [name, data]))));
  return told.length === asked.length ? 0 : 1;
}

function indented(line: string): string {
  return line === '' ? line : `  ${line}`;
}
