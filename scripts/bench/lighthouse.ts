// npm run bench:lighthouse: how Lighthouse judges the pages that visitors come to first, as on a phone.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { prepareDataFolder, startSite } from '../site';
import { freePort } from '../../backend/src/freePort';
import { table } from './web/webFigures';
import { median } from './web/statistics';
import { browserProgram } from '../test/browserProgram';

const pages = ['/', '/paris', '/italy/rome'] as const;
/** Least scores. Performance varies with the machine, so the median of several runs counts. */
const least = { performance: 0.95, accessibility: 1, 'best-practices': 1, seo: 1 } as const;
const categories = Object.keys(least) as (keyof typeof least)[];
const runs = 3;

type Scores = Readonly<Record<keyof typeof least, number>>;

/** Lighthouse recorded no start of the page: a failure of its own, that says nothing of the page. */
class RecordingError extends Error {}
const mostRecordings = 3;

/** @throws {RecordingError} when it has to be done again */
async function judge(url: string, port: number): Promise<{ scores: Scores; misses: string[] }> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: categories,
    formFactor: 'mobile',
  });
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError?.code === 'NO_NAVSTART') throw new RecordingError(`${url}: ${lhr.runtimeError.message}`);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    categories.map((category) => [category, lhr.categories[category]?.score ?? 0]),
  ) as Scores;
  const misses = categories.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      return audit && weight > 0 && audit.score !== null && audit.score < 0.9
        ? [`${category}: ${id} (${audit.score}) ${audit.displayValue ?? audit.title}`]
        : [];
    }),
  );
  return { scores, misses };
}

const failures: string[] = [];
// With its service: a page whose calls are not answered logs errors.
const data = prepareDataFolder();
console.log('Building what has changed, and starting the site…');
const site = await startSite({ dataFolder: data.folder });
try {
  const rows: string[][] = [];
  for (const page of pages) {
    const judged: { scores: Scores; misses: string[] }[] = [];
    let failed = 0;
    while (judged.length < runs) {
      // A browser of its own for each, so that nothing is in its memory.
      const port = await freePort();
      const browser = await chromium.launch({
        ...browserProgram(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', `--remote-debugging-port=${port}`],
      });
      try {
        judged.push(await judge(site.origin + page, port));
      } catch (cause) {
        if (!(cause instanceof RecordingError) || ++failed === mostRecordings) throw cause;
      } finally {
        await browser.close();
      }
    }
    const scores = categories.map((category) => median(judged.map(({ scores: each }) => each[category])));
    rows.push([page, ...scores.map((score) => score.toFixed(2))]);
    categories.forEach((category, index) => {
      const score = scores[index] ?? 0;
      if (score < least[category])
        failures.push(
          `${page}: ${category} is ${score.toFixed(2)}, and ${least[category].toFixed(2)} is the least`,
          ...new Set(
            judged
              .flatMap(({ misses }) => misses)
              .filter((miss) => miss.startsWith(`${category}:`))
              .map((miss) => `    ${miss}`),
          ),
        );
    });
  }
  console.log(`\nLighthouse, as on a phone (median of ${runs}), release ${data.release().id}`);
  console.log(table(['', ...categories], rows));
} finally {
  await site.stop();
  data.remove();
}
if (failures.length > 0) {
  console.error(`\nBelow what is asked:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
  process.exit(1);
}
console.log('\nEverything is as good as is asked.');
process.exit(0);
