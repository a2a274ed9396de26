import { join } from 'node:path';
import { dangerLanguages, lifeThreatening } from '@odysseus/danger';
import { heardShare, measureDanger } from './measureDanger';

/** What the reader has reached on the dev part: it may not fall behind. `npm run eval:danger` tells how far the goals are. */
const reached = { recognised: 0.965, language: 0.955, lifeThreatening: 0.9, falseAlarms: 0.02, number: 0.965 } as const;

it('hears as many emergencies as it did, and no more where there are none', () => {
  const { emergencies, recognised, falseAlarms, number } = measureDanger(
    'dev',
    join(__dirname, '..', '..', 'shared', 'danger', 'data'),
  );
  expect(recognised).toBeGreaterThanOrEqual(reached.recognised);
  expect(falseAlarms).toBeLessThanOrEqual(reached.falseAlarms);
  expect(number).toBeGreaterThanOrEqual(reached.number);
  for (const kind of lifeThreatening)
    expect([kind, heardShare(emergencies.filter((one) => one.kind === kind)) >= reached.lifeThreatening]).toEqual([
      kind,
      true,
    ]);
  for (const language of dangerLanguages)
    expect(heardShare(emergencies.filter((one) => one.language === language))).toBeGreaterThanOrEqual(reached.language);
});
