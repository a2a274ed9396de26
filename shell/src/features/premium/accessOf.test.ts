import type { Session, SubscriptionWindow } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { accessOf, isFresh } from './accessOf';
import { dateInWords } from './calendar';

const signedIn: Session = {
  state: 'signedIn',
  user: { uid: 'u1', email: 'a@example.com', displayName: null, photoURL: null },
};
const window = (start_date: CivilDate, end_date: CivilDate): SubscriptionWindow => ({ start_date, end_date });

describe('accessOf', () => {
  it.each<[string, SubscriptionWindow[], string]>([
    ['no window', [], 'inactive'],
    ['the day before a window', [window('2026-11-22', '2026-11-30')], 'inactive'],
    ['its first day', [window('2026-11-21', '2026-11-30')], 'active'],
    ['its last day', [window('2026-11-01', '2026-11-21')], 'active'],
    ['the day after it', [window('2026-11-01', '2026-11-20')], 'inactive'],
    ['a window of one day', [window('2026-11-21', '2026-11-21')], 'active'],
    ['any of several', [window('2025-01-01', '2025-01-07'), window('2026-11-20', '2026-11-22')], 'active'],
    ['a window that ends before it starts', [window('2026-11-30', '2026-11-01')], 'inactive'],
  ])('%s', (_name, windows, state) => {
    expect(accessOf(signedIn, { state: 'known', windows }, '2026-11-21')).toEqual({ state });
  });

  it('knows nothing of a visitor who is not signed in, whatever the windows say', () => {
    const check = { state: 'known', windows: [window('2026-01-01', '2026-12-31')] } as const;
    expect(accessOf({ state: 'signedOut' }, check, '2026-11-21').state).toBe('signedOut');
    expect(accessOf({ state: 'loading' }, check, '2026-11-21').state).toBe('loading');
  });
});

describe('isFresh', () => {
  const then = { wall: 1_000_000, elapsed: 5_000 };
  const after = (wall: number, elapsed: number) => ({ wall: then.wall + wall, elapsed: then.elapsed + elapsed });
  it.each([
    ['at once', after(0, 0), true],
    ['just under 60 s', after(59_999, 59_999), true],
    ['at 60 s', after(60_000, 60_000), false],
    ['clock set back, so that the answer looks younger than it is', after(1_000, 50_000), false],
    ['clock set back before the answer', after(-3_600_000, 1_000), false],
    ['clock set ahead', after(3_601_000, 1_000), false],
    ['a clock that network time nudged', after(10_500, 10_000), true],
  ])('%s: %s', (_name, now, expected) => {
    expect(isFresh(then, now)).toBe(expected);
  });
});

describe('calendar dates', () => {
  it('are written in words without moving a day', () => {
    expect(dateInWords('2026-11-21')).toBe('21 November 2026');
  });
});
