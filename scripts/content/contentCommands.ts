import { relative } from 'node:path';
import { daysBetween, utcDate } from '@odysseus/model';
import { factAge } from '@odysseus/model/content';
import { contentOfRemote } from './contentOfRemote';
import { geoJsonOf } from './geoJson';
import { isContradiction, lintContent } from './lint/lint';
import { printNetwork } from './printNetwork';
import { countFacts, countLines } from './countFacts';
import { coverage, statsOf } from './stats';
import { toldFacts } from './toldFacts';
import { workLine, worklist } from './worklist';

export interface ContentOptions {
  /** Whether programs read what is printed. */
  readonly json: boolean;
}

export interface ContentCommand {
  readonly does: string;
  /** @returns the exit code */
  readonly run: (remote: string, options: ContentOptions) => number | Promise<number>;
}

/** What `npm run content` can do, by name. What it prints for programs goes to standard output alone. */
export const contentCommands: Readonly<Record<string, ContentCommand>> = {
  check: {
    does: 'validates every file',
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      console.log(
        `${remote}: ${content.files.length} files, ${content.publicScreens.size} public and ${content.premiumScreens.size} premium screens, no problem found`,
      );
      for (const line of coverage(content)) console.log(`  ${line}`);
      return 0;
    },
  },
  lint: {
    does: 'reads the prose: fails on contradictions, lists filler, repeats, tics, spelling and sounds; --json for programs',
    run(remote, { json }) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      const found = lintContent(content);
      const wrong = found.filter(isContradiction).length;
      if (json) console.log(JSON.stringify(found));
      else {
        for (const { file, line, rule, field, message, remedy } of found)
          console.log(`${relative(process.cwd(), file)}:${line}: ${rule}: ${field}: ${message}. ${remedy}`);
        console.log(`${remote}: ${wrong} contradictions, ${found.length - wrong} other findings`);
      }
      return wrong > 0 ? 1 : 0;
    },
  },
  stale: {
    does: `lists readings of more than ${factAge.old} days ago`,
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      const today = utcDate(Date.now());
      const old = content.facts
        .filter(({ date }) => daysBetween(date, today) > factAge.old)
        .sort((a, b) => a.date.localeCompare(b.date));
      for (const { file, field, facts, date } of old)
        console.log(
          `${relative(process.cwd(), file)}: ${field} (${facts.join(', ')}) is of ${date}, ${daysBetween(date, today)} days; it is refused after ${factAge.refused}`,
        );
      console.log(`${remote}: ${old.length} of ${content.facts.length} readings are older than ${factAge.old} days`);
      return 0;
    },
  },
  stats: {
    does: 'says what there is, and how much of it is known how; --json for programs',
    run(remote, { json }) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      const counts = countFacts(toldFacts(content));
      if (json) console.log(JSON.stringify(counts));
      else
        console.log(
          [
            `${remote}:`,
            ...[...statsOf(content), ...coverage(content), '', ...countLines(counts)].map((line) => `  ${line}`),
          ].join('\n'),
        );
      return 0;
    },
  },
  worklist: {
    does: 'lists what to look up, worst first; --json for programs',
    run(remote, { json }) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      const visited = content.cities.flatMap(({ key, mostVisited = [] }) => mostVisited.map((id) => `${key}/${id}`));
      const work = worklist(toldFacts(content), visited, utcDate(Date.now()));
      if (json) console.log(JSON.stringify(work));
      else for (const one of work) console.log(workLine(one));
      return 0;
    },
  },
  export: {
    does: 'prints every place, public and premium, as GeoJSON, with how its facts are known',
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      console.log(JSON.stringify(geoJsonOf(content.places)));
      return 0;
    },
  },
  network: {
    does: 'prints a city’s network of lines as JSON, by the city’s own name',
    run: printNetwork,
  },
};
