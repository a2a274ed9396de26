import { choose, holds, patternOf } from './choose';

const steps = ['lint and types', 'production builds', 'unit, contract and backend tests', 'browser tests'];
const runners = steps.slice(2);

it.each([
  [[], steps, []],
  [['--all'], steps, []],
  [['--all', 'unit'], ['unit, contract and backend tests'], []],
  [['lint'], ['lint and types'], []],
  [['unit', 'browser'], runners, []],
  [['ladder'], runners, ['ladder']],
  [['browser', 'ladder'], ['browser tests'], ['ladder']],
  [['unit', 'Sign-in', 'menu'], ['unit, contract and backend tests'], ['Sign-in', 'menu']],
  [['lint', 'menu'], runners, ['menu']],
] as const)('%j runs %j, of which %j', (words, expected, slice) => {
  expect(choose(words, steps, runners)).toMatchObject({ steps: expected, slice });
});

it.each([
  [[], false],
  [['--all'], true],
  [['unit'], true],
  [['ladder'], true],
] as const)('%j runs what passed before: %j', (words, again) => {
  expect(choose(words, steps, runners).again).toBe(again);
});

it('takes words as they stand, in capitals or not', () => {
  const words = ['/paris', 'a city (kept)', 'C++'];
  for (const word of words)
    expect(new RegExp(patternOf(words), 'i').exec(`before ${word.toUpperCase()} after`)?.[0]).toBe(word.toUpperCase());
  expect(new RegExp(patternOf(['a.b'])).test('acb')).toBe(false);
  expect(holds('shell/src/Menu.test.tsx', ['menu'])).toBe(true);
  expect(holds('shell/src/Menu.test.tsx', ['map'])).toBe(false);
});
