import { chosenPassKey, createChosenPass } from './chosenPass';

const noon = Date.parse('2026-11-24T12:00:00Z');
const day = 24 * 3_600_000;
beforeEach(() => localStorage.clear());

test('a choice outlasts the sign-in, in another tab too, and no longer than a day', () => {
  createChosenPass(
    () => localStorage,
    () => noon,
  ).choose('month');
  const later = (milliseconds: number) =>
    createChosenPass(
      () => localStorage,
      () => noon + milliseconds,
    ).get();
  expect(later(60_000)).toBe('month');
  expect(later(day)).toBeUndefined();
  expect(later(-60_000)).toBeUndefined();
});

test('a choice that was ordered is forgotten', () => {
  const chosen = createChosenPass(
    () => localStorage,
    () => noon,
  );
  chosen.choose('month');
  chosen.forget();
  expect(chosen.get()).toBeUndefined();
  expect(localStorage.getItem(chosenPassKey)).toBeNull();
});

test.each(['<rubbish>', '{"version":1,"pass":7}'])('%s in storage is no choice', (rubbish) => {
  localStorage.setItem(chosenPassKey, rubbish);
  expect(createChosenPass(() => localStorage).get()).toBeUndefined();
});

test('where storage is forbidden the choice lives in the page', () => {
  const chosen = createChosenPass(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  chosen.choose('week');
  expect(chosen.get()).toBe('week');
});
