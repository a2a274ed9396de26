import { relative } from 'node:path';
import type { CivilDate } from '@odysseus/model';
import { oldFacts } from '@odysseus/model/content';
import { contentOfRemote } from './contentOfRemote';
import { geoJsonOf } from './geoJson';
import { isContradiction, lintContent } from './lint/lint';
import { printNetwork } from './printNetwork';
import { staleLine } from './staleLine';
import { coverage } from './stats';

export interface ContentOptions {
  /** Whether programs read what is printed. */
  readonly json: boolean;
  /** From which the age of a reading counts. */
  readonly today: CivilDate;
}

export interface ContentCommand {
  readonly does: string;
  /** @returns the exit code */
  readonly run: (remote: string, options: ContentOptions) => number | Promise<number>;
}

/** What `npm run content` can do with remotes that are named, by name. What it prints for programs goes to standard output alone. */
export const contentCommands: Readonly<Record<string, ContentCommand>> = {
  check: {
    does: 'validates every file, and warns of each reading that is old',
    run(remote, { today }) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      console.log(
        `${remote}: ${content.files.length} files, ${content.publicScreens.size} public and ${content.premiumScreens.size} premium screens, no problem found`,
      );
      for (const line of coverage(content)) console.log(`  ${line}`);
      for (const fact of oldFacts(content.facts, today)) console.warn(`warning: ${staleLine(fact)}`);
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
