import { dayNumber } from '@odysseus/model';
import { closuresOf, isShut } from './closures';

/** Four weeks from Monday 30 November 2026, open but on Tuesdays and on 25 December. */
const calendar = {
  from: '2026-11-30' as const,
  days: Array.from({ length: 28 }, (_, index) => (index % 7 === 1 || index === 25 ? 'b' : 'a')).join(''),
  patterns: [[[540, 1080] as [number, number]], []],
};

describe('closures', () => {
  it('tells weekdays from single dates', () => {
    expect(closuresOf(calendar)).toEqual({ weekdays: [2], dates: ['2026-12-25'] });
  });

  it('leaves a shut season to the place itself', () => {
    expect(
      closuresOf({ from: '2026-01-01', days: 'b'.repeat(90) + 'a'.repeat(275), patterns: calendar.patterns }),
    ).toEqual({ weekdays: [], dates: [] });
  });

  it.each([
    ['2026-12-01', true],
    ['2026-12-02', false],
    ['2026-12-25', true],
    ['2027-03-02', true],
  ] as const)('says of %s: %s', (date, shut) => {
    expect(isShut(closuresOf(calendar), dayNumber(date))).toBe(shut);
  });

  it('takes days that are named beside them, however many, and where no hours are known', () => {
    expect(closuresOf(calendar, ['2026-12-09', '2026-12-25'])).toEqual({
      weekdays: [2],
      dates: ['2026-12-09', '2026-12-25'],
    });
    expect(isShut(closuresOf(undefined, ['2026-12-09']), dayNumber('2026-12-09'))).toBe(true);
  });

  it('claims nothing of a place without hours', () => {
    expect(isShut(undefined, 0)).toBe(false);
  });
});
