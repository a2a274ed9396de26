import { listWords } from '../text/listWords';
import { weekdayName, weekdays } from './weekday';
import { weekdayCodes, type WeekdayCode } from './weekdayCodes';

/** 'Wednesday to Sunday', 'Monday and Saturday' */
export function weekdayWords(codes: readonly WeekdayCode[]): string {
  const days = weekdays.filter((day) => codes.includes(weekdayCodes[day - 1] ?? 'mo'));
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return days.length > 2 && last - first === days.length - 1
    ? `${weekdayName(first)} to ${weekdayName(last)}`
    : listWords(days.map(weekdayName));
}
