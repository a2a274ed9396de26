import { relative } from 'node:path';
import { daysBetween, utcDate } from '@odysseus/model';
import { factAge } from '@odysseus/model/content';
import { contentOfRemote } from './contentOfRemote';
import { geoJsonOf } from './geoJson';
import { printNetwork } from './printNetwork';
import { statsOf } from './stats';

export interface ContentCommand {
  readonly does: string;
  /** @returns the exit code */
  readonly run: (remote: string) => number | Promise<number>;
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
      return 0;
    },
  },
  stale: {
    does: `lists facts that were checked more than ${factAge.old} days ago`,
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      const today = utcDate(Date.now());
      const old = content.facts
        .filter(({ date }) => daysBetween(date, today) > factAge.old)
        .sort((a, b) => a.date.localeCompare(b.date));
      for (const { file, field, date } of old)
        console.log(
          `${relative(process.cwd(), file)}: ${field} is of ${date}, ${daysBetween(date, today)} days; it is refused after ${factAge.refused}`,
        );
      console.log(`${remote}: ${old.length} of ${content.facts.length} dated facts are older than ${factAge.old} days`);
      return 0;
    },
  },
  stats: {
    does: 'says what there is',
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      console.log([`${remote}:`, ...statsOf(content).map((line) => `  ${line}`)].join('\n'));
      return 0;
    },
  },
  export: {
    does: 'prints every place, public and premium, as GeoJSON',
    run(remote) {
      const content = contentOfRemote(remote);
      if (!content) return 1;
      console.log(JSON.stringify(geoJsonOf(content.places)));
      return 0;
    },
  },
  network: {
    does: 'prints the underground network as JSON',
    run: printNetwork,
  },
};
