import type { CityState } from '../../services/service-worker';
import { dayText, sizeText } from './amounts';
import { nextKeeping, unknownKeeping, type CityKeeping } from './cityKeeping';

const state = (changes: Partial<CityState>): CityState => ({ outdated: false, busy: false, ...changes });
const answered = (present: CityKeeping, changes: Partial<CityState>, request: 'state' | 'keep' | 'remove' = 'state') =>
  nextKeeping(present, { type: 'answered', answer: { type: 'state', state: state(changes) }, request });

test('a destination is offered with the size that is still to come', () => {
  expect(answered(unknownKeeping, { missing: 3_400_000 })).toEqual({ state: 'offered', missing: 3_400_000 });
});

test('without a network nothing is offered, and what is kept is shown', () => {
  expect(answered(unknownKeeping, {})).toEqual(unknownKeeping);
  expect(answered(unknownKeeping, { kept: { at: 1, bytes: 2 } })).toEqual({ state: 'kept', at: 1, bytes: 2 });
});

test('what fails leaves the card as it was, with the reason', () => {
  const offered = answered(unknownKeeping, { missing: 10 });
  const keeping = nextKeeping(nextKeeping(offered, { type: 'started' }), {
    type: 'answered',
    request: 'keep',
    answer: { type: 'progress', done: 5, total: 10 },
  });
  expect(keeping).toMatchObject({ state: 'keeping', done: 5, total: 10 });
  expect(
    nextKeeping(keeping, { type: 'answered', request: 'keep', answer: { type: 'failed', trouble: 'full' } }),
  ).toEqual({ ...offered, trouble: 'full' });
});

test('a late answer to an earlier question does not end the progress', () => {
  const keeping = nextKeeping(unknownKeeping, { type: 'started' });
  expect(answered(keeping, { missing: 10 })).toBe(keeping);
  expect(answered(keeping, { kept: { at: 1, bytes: 2 }, missing: 0 }, 'keep')).toEqual({
    state: 'kept',
    at: 1,
    bytes: 2,
    fresh: true,
  });
});

test('a newer version is offered with what it takes', () => {
  expect(answered(unknownKeeping, { kept: { at: 1, bytes: 2 }, missing: 200, outdated: true })).toMatchObject({
    state: 'kept',
    update: 200,
  });
});

test.each([
  [0, '0\u00a0kB'],
  [1, '1\u00a0kB'],
  [340_000, '340\u00a0kB'],
  [949_999, '950\u00a0kB'],
  [3_440_000, '3.4\u00a0MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('a day is written as in the guide', () => {
  expect(dayText(new Date(2026, 10, 21, 12).getTime())).toBe('21 Nov 2026');
});
