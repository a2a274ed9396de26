import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliveMark } from '@odysseus/contract';
import { expect, test } from './fixtures';
import { projectFolder } from '../scripts/site';
import { scriptsOfPage } from '../scripts/weigh/visitScripts';
import { budgets, reportedWeights, reportFile, weightTrouble } from '../scripts/weigh/WeightReport';

test.use({ consent: 'pending', viewport: { width: 390, height: 844 } });

const reported = reportedWeights(readFileSync(join(projectFolder, reportFile), 'utf8'));

for (const page of Object.keys(budgets)) {
  test(`what ${page} fetches of scripts until it answers is within its budget, and what the report tells`, async ({
    page: tab,
  }) => {
    await tab.goto(page, { waitUntil: 'load' });
    await tab.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, aliveMark);
    const scripts = await tab.evaluate(scriptsOfPage, aliveMark);
    const bytes = scripts.filter(({ early }) => early).reduce((sum, script) => sum + script.bytes, 0);
    expect(weightTrouble(page, bytes, reported.get(page))).toBeUndefined();
  });
}
