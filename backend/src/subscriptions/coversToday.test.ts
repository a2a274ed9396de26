import type { CivilDate } from '@odysseus/contract/time';
import { coversToday } from './coversToday';

const window = (start_date: CivilDate, end_date: CivilDate) => ({ start_date, end_date });
/** 05:00 UTC on 1 July: still 30 June at UTC−12 … UTC−6, and 1 July everywhere else. */
const morning = Date.UTC(2026, 6, 1, 5);
/** 11:00 UTC on 1 July: 30 June at UTC−12, 1 July, and 2 July from UTC+13 on. */
const threeDates = Date.UTC(2026, 6, 1, 11);

describe('Whether a window counts today (decision 8)', () => {
  it.each([
    ['no window', [], morning, false],
    ['a window around today', [window('2026-06-01', '2026-07-30')], morning, true],
    ['one day, today', [window('2026-07-01', '2026-07-01')], morning, true],
    [
      'a window that ended yesterday, while it is yesterday somewhere',
      [window('2026-06-01', '2026-06-30')],
      morning,
      true,
    ],
    [
      'a window that ended yesterday, when it is yesterday nowhere',
      [window('2026-06-01', '2026-06-30')],
      Date.UTC(2026, 6, 1, 12),
      false,
    ],
    [
      'a window that starts tomorrow, while it is tomorrow somewhere',
      [window('2026-07-02', '2026-07-09')],
      Date.UTC(2026, 6, 1, 10),
      true,
    ],
    [
      'a window that starts tomorrow, when it is tomorrow nowhere',
      [window('2026-07-02', '2026-07-09')],
      Date.UTC(2026, 6, 1, 9, 59),
      false,
    ],
    ['the earliest of three dates', [window('2026-06-30', '2026-06-30')], threeDates, true],
    ['the middle of three dates', [window('2026-07-01', '2026-07-01')], threeDates, true],
    ['the latest of three dates', [window('2026-07-02', '2026-07-02')], threeDates, true],
    ['a window that ended the day before yesterday', [window('2026-06-01', '2026-06-29')], threeDates, false],
    ['a window that ends before it starts', [window('2026-07-02', '2026-06-30')], threeDates, false],
    ['any of several', [window('2025-01-01', '2025-01-07'), window('2026-07-01', '2026-07-07')], morning, true],
  ])('%s', (_what, windows, now, expected) => {
    expect(coversToday(windows, now)).toBe(expected);
  });
});
