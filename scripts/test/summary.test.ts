import { nothing } from './StepResult';
import { summary } from './summary';

it('closes with the counts, after the slowest ten, what is flaky, and what failed with its reason', () => {
  const timed = Array.from({ length: 12 }, (_, index) => ({ name: `file ${index}`, seconds: index }));
  const lines = summary([
    { name: 'unit tests', result: { ...nothing, passed: 7, timed } },
    {
      name: 'browser tests',
      result: {
        ...nothing,
        passed: 2,
        failed: 1,
        flaky: ['menu › opens'],
        failures: [{ name: 'map › moves', text: 'It stood still.' }],
      },
    },
  ]);
  expect(lines.filter((line) => line.includes('file'))).toHaveLength(10);
  expect(lines[2]).toBe('    11.0 s  file 11');
  expect(lines.join('\n')).toContain(
    'mend them next):\n  menu › opens\n\n✗ browser tests: map › moves\n    It stood still.',
  );
  expect(lines.at(-1)).toBe('9 passed, 1 failed');
});

it('says how many files passed before, beside the counts of what ran', () => {
  const lines = summary([
    { name: 'unit tests', result: { ...nothing, passed: 7, before: 412 } },
    { name: 'browser tests', result: { ...nothing, before: 1 } },
    { name: 'lint', result: nothing },
  ]);
  expect(lines).toContain('412 files of unit tests passed before with the same content, and were not run.');
  expect(lines).toContain('1 file of browser tests passed before with the same content, and was not run.');
  expect(lines.join('\n')).not.toContain('of lint');
  expect(lines.at(-1)).toBe('7 passed, 0 failed');
});

it('says nothing of before where everything ran', () => {
  expect(summary([{ name: 'unit tests', result: { ...nothing, passed: 7 } }])).toEqual(['', '7 passed, 0 failed']);
});

it('shortens what is long, and says where the rest stands', () => {
  const text = Array.from({ length: 40 }, (_, index) => `line ${index}`).join('\n');
  const lines = summary([
    { name: 'unit tests', result: { ...nothing, failed: 1, failures: [{ name: 'long', text }] } },
  ]);
  expect(lines).toContain('    … 15 lines more above');
  expect(lines.some((line) => line.includes('line 30'))).toBe(false);
});
