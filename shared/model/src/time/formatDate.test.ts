import { addDays } from '@odysseus/contract/time';
import { formatDate, formatDay, formatLongDate } from './formatDate';

it('writes each day of two years as browsers do in British English', () => {
  const as = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  const date = as({ day: 'numeric', month: 'short', year: 'numeric' });
  const long = as({ day: 'numeric', month: 'long', year: 'numeric' });
  const day = as({ day: 'numeric', month: 'short' });
  for (let index = 0; index < 731; index += 1) {
    const each = addDays('2027-01-01', index);
    const moment = new Date(each);
    expect([formatDate(each), formatLongDate(each), formatDay(each)]).toEqual([
      date.format(moment),
      long.format(moment),
      day.format(moment),
    ]);
  }
});
