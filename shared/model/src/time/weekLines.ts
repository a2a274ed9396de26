import { shortWeekdayName, weekdays } from './weekday';

/** Days of a week with equal hours. */
export interface WeekLine {
  /** 'Mon', 'Tue–Fri' */
  readonly days: string;
  /** '10:00–18:00', 'closed' */
  readonly hours: string;
}

/** Joins days that follow one another and have equal hours. @param texts hours of seven days, Monday first */
export function weekLines(texts: readonly string[]): WeekLine[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  texts.forEach((hours, index) => {
    const previous = lines.at(-1);
    if (previous && previous.hours === hours) previous.last = index;
    else lines.push({ first: index, last: index, hours });
  });
  const names = weekdays.map(shortWeekdayName);
  return lines.map(({ first, last, hours }) => ({
    days:
      first === last
        ? (names[first] ?? '')
        : first === 0 && last === 6
          ? 'Every day'
          : `${names[first]}–${names[last]}`,
    hours,
  }));
}
