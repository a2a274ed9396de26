import { judgedFiles, readBrowserReport, readUnitReport, type BrowserReport, type UnitReport } from './readReports';

const file = {
  name: '/project/shared/ui/src/Card.test.tsx',
  status: 'passed',
  message: '',
  startTime: 1_000,
  endTime: 3_500,
  assertionResults: [],
};
const unit: UnitReport = {
  numPassedTests: 4,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    file,
    {
      ...file,
      name: '/project/shell/src/menu.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'menu opens', status: 'failed', failureMessages: ['\u001b[31mExpected\u001b[39m 1'] },
        { fullName: 'menu closes', status: 'passed', failureMessages: null },
      ],
    },
    {
      ...file,
      name: '/project/backend/src/broken.test.ts',
      status: 'failed',
      message: 'Cannot find module',
      startTime: 0,
      endTime: 0,
    },
  ],
};

it('counts unit tests, names what failed by file and title, and times each file', () => {
  expect(readUnitReport(unit, '/project')).toEqual({
    passed: 4,
    failed: 2,
    failures: [
      { name: 'shell/src/menu.test.ts › menu opens', text: 'Expected 1' },
      { name: 'backend/src/broken.test.ts', text: 'Cannot find module' },
    ],
    flaky: [],
    timed: [
      { name: 'shared/ui/src/Card.test.tsx', seconds: 2.5 },
      { name: 'shell/src/menu.test.ts', seconds: 2.5 },
    ],
    before: 0,
  });
});

it('takes a file for passed whose tests all passed at their first try, and says nothing of one where none ran', () => {
  const test = (status: string, invocations = 1) => ({ fullName: status, status, failureMessages: null, invocations });
  const named = (name: string, assertionResults: readonly ReturnType<typeof test>[], status = 'passed') => ({
    ...file,
    name: `/project/${name}`,
    status,
    assertionResults,
  });
  const report = {
    ...unit,
    testResults: [
      named('passed.test.ts', [test('passed'), test('todo')]),
      named('partly.test.ts', [test('passed'), test('pending')], 'focused'),
      named('flaky.test.ts', [test('passed', 2), test('passed')]),
      named('failed.test.ts', [test('passed'), test('failed')], 'failed'),
      named('broken.test.ts', [], 'failed'),
      named('skipped.test.ts', [test('pending')], 'focused'),
    ],
  };
  expect(Object.fromEntries(judgedFiles(report, '/project'))).toEqual({
    'passed.test.ts': true,
    'partly.test.ts': true,
    'flaky.test.ts': false,
    'failed.test.ts': false,
    'broken.test.ts': false,
  });
});

const browser: BrowserReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  errors: [{ message: 'The site did not start' }],
  suites: [
    {
      title: 'menu.spec.ts',
      specs: [{ title: 'opens', tests: [{ status: 'expected', results: [{ duration: 1_200, errors: [] }] }] }],
      suites: [
        {
          title: 'on phones',
          specs: [
            {
              title: 'slides in',
              tests: [
                {
                  status: 'flaky',
                  results: [
                    { duration: 4_000, errors: [{ message: 'late' }] },
                    { duration: 2_000, errors: [] },
                  ],
                },
              ],
            },
            {
              title: 'slides out',
              tests: [
                {
                  status: 'unexpected',
                  results: [
                    { duration: 4_000, errors: [{ message: 'first' }] },
                    { duration: 5_000, errors: [{ message: 'second' }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

it('counts browser tests, with those that passed at the second try listed, and what failed outside of any', () => {
  expect(readBrowserReport(browser)).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      { name: 'menu.spec.ts › on phones › slides out', text: 'second' },
      { name: 'outside of any test', text: 'The site did not start' },
    ],
    flaky: ['menu.spec.ts › on phones › slides in'],
    timed: [
      { name: 'menu.spec.ts › opens', seconds: 1.2 },
      { name: 'menu.spec.ts › on phones › slides in', seconds: 6 },
      { name: 'menu.spec.ts › on phones › slides out', seconds: 9 },
    ],
    before: 0,
  });
});
