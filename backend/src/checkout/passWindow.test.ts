import type { CivilDate } from '@odysseus/contract/time';
import { passWindow } from './passWindow';

const window = (start_date: CivilDate, end_date: CivilDate) => ({ start_date, end_date });
const today = '2026-07-01';

describe('The window that a pass grants (decision 11)', () => {
  it.each([
    ['a first pass starts today', 7, [], window('2026-07-01', '2026-07-07')],
    ['a pass of one day', 1, [], window('2026-07-01', '2026-07-01')],
    ['after one that is over', 30, [window('2026-05-01', '2026-06-30')], window('2026-07-01', '2026-07-30')],
    ['the day after one that runs', 7, [window('2026-06-28', '2026-07-04')], window('2026-07-05', '2026-07-11')],
    ['the day after one that ends today', 7, [window('2026-06-25', '2026-07-01')], window('2026-07-02', '2026-07-08')],
    [
      'after all that wait, in whatever order they come',
      7,
      [window('2026-08-01', '2026-08-07'), window('2026-06-28', '2026-07-04')],
      window('2026-08-08', '2026-08-14'),
    ],
    ['over the end of a year', 365, [], window('2026-07-01', '2027-06-30')],
    [
      'as if a window that ends before it starts were not there',
      7,
      [window('2026-09-09', '2026-08-08')],
      window('2026-07-01', '2026-07-07'),
    ],
  ])('%s', (_what, days, windows, expected) => {
    expect(passWindow(days, windows, today)).toEqual(expected);
  });
});
