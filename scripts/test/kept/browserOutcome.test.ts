import { nothing } from '../StepResult';
import { browserOutcome } from './browserOutcome';

const report = { suites: [{ title: 'menu.spec.ts' }, { title: 'map.spec.ts' }] };
const passed = { ...nothing, passed: 3 };

it.each([
  ['a whole run', passed, 0, true, { passed: true, files: 2 }],
  ['a run in which one passed at the second try', { ...passed, flaky: ['menu › opens'] }, 0, true, false],
  ['a run in which one failed', { ...passed, failed: 1 }, 1, true, false],
  ['a slice in which one failed', { ...passed, failed: 1 }, 1, false, false],
  ['a slice', passed, 0, false, undefined],
  ['a run that did not come to its end', passed, 130, true, undefined],
  ['a run of nothing', nothing, 0, true, undefined],
] as const)('says of all browser tests what %s tells', (_run, result, code, isWhole, expected) => {
  expect(browserOutcome(report, result, code, isWhole)).toEqual(
    expected === false ? { passed: false, files: 2 } : expected,
  );
});
