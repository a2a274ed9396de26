import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browserProgram';
import { patternOf } from './choose';
import { browserOutcome } from './kept/browserOutcome';
import type { Keeping } from './kept/keeping';
import { bin, resultsFolder } from './places';
import type { Programs } from './programs';
import { readBrowserReport, type BrowserReport } from './readReports';
import { failedStep, nothing, together, type StepResult } from './StepResult';

const configuration = ['test', '-c', 'e2e/playwright.config.ts'];
const sliceOf = (words: readonly string[]): string[] =>
  words.length === 0 ? [] : ['--grep', `/${patternOf(words)}/i`];

/**
 * The site in a browser, or the slice of its tests whose file or title holds one of the words. All of them together are left out where
 * all passed before with the same content, none of them at a second try.
 * @param temporaryFolder where the data folders of its sites go: they link to what was built, and a link leads to no other disk
 */
export async function browserTests(
  programs: Programs,
  slice: readonly string[],
  temporaryFolder: string,
  keeping: Keeping,
): Promise<StepResult> {
  await ensureBrowser();
  const key = (await keeping.keysNow())?.ofAll;
  const before = key !== undefined && slice.length === 0 ? keeping.before.files(key) : undefined;
  if (before !== undefined) return { ...nothing, before };
  const report = join(resultsFolder, 'browser.json');
  const code = await programs.run('browser', bin('playwright'), [...configuration, ...sliceOf(slice)], {
    environment: { TMPDIR: temporaryFolder },
  });
  // Without a report the runner did not get to run, and says why above.
  if (!existsSync(report))
    return failedStep(
      'the runner of browser tests',
      `It ended with ${code} before it had a result; it says why above.`,
    );
  const read = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
  const result = readBrowserReport(read);
  const outcome = browserOutcome(read, result, code, slice.length === 0);
  if (key !== undefined && outcome && key === (await keeping.keysNow())?.ofAll)
    keeping.before.keep(new Map([[key, outcome]]));
  return code !== 0 && result.failed === 0
    ? together([
        result,
        failedStep('the runner of browser tests', `It ended with ${code}, though no test failed; it says why above.`),
      ])
    : result;
}

/** Whether a slice holds a browser test: only then the site is built for it. */
export async function hasBrowserTests(programs: Programs, slice: readonly string[]): Promise<boolean> {
  const listed = await programs.read(bin('playwright'), [
    ...configuration,
    '--list',
    '--reporter=list',
    '--pass-with-no-tests',
    ...sliceOf(slice),
  ]);
  return / › /.test(listed);
}
