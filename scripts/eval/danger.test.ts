import { join } from 'node:path';
import { dangerLanguages } from '@odysseus/danger';
import { heardShare, measureDanger } from './measureDanger';

/** What the reader has reached on the dev part: it may not fall behind. `npm run eval:danger` tells how far the goals are. */
const reached = { recognised: 0.955, language: 0.94, falseAlarms: 0.022, number: 0.96 } as const;

it('hears as many cries as it did, and no more where there are none', () => {
  const { cries, recognised, falseAlarms, number } = measureDanger('dev', join(__dirname, '..', '..', 'shared', 'danger', 'data'));
  expect(recognised).toBeGreaterThanOrEqual(reached.recognised);
  expect(falseAlarms).toBeLessThanOrEqual(reached.falseAlarms);
  expect(number).toBeGreaterThanOrEqual(reached.number);
  for (const language of dangerLanguages) expect(heardShare(cries.filter((one) => one.language === language))).toBeGreaterThanOrEqual(reached.language);
});
