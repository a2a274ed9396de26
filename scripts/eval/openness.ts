import type { CorpusPlace } from './evaluatedCity';

const dayMilliseconds = 86_400_000;

/** The openings of a place on a day, in minutes after midnight; undefined where the guide keeps no hours. @param date `YYYY-MM-DD` */
export function openingsOf(
  { calendar }: CorpusPlace,
  date: string,
): readonly (readonly [number, number])[] | undefined {
  if (!calendar) return undefined;
  const index = Math.round((Date.parse(date) - Date.parse(calendar.from)) / dayMilliseconds);
  if (index < 0 || index >= calendar.days.length) return undefined;
  return calendar.patterns[calendar.days.charCodeAt(index) - 97] ?? [];
}

/** Whether a place is open at a time; undefined where the guide keeps no hours. @param moment `YYYY-MM-DD HH:MM` */
export function isOpenAt(place: CorpusPlace, moment: string): boolean | undefined {
  const [date = '', time = ''] = moment.split(' ');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const minute = hours * 60 + minutes;
  const before = new Date(Date.parse(date) - dayMilliseconds).toISOString().slice(0, 10);
  const today = openingsOf(place, date);
  if (!today) return undefined;
  const holds = ([from, to]: readonly [number, number], at: number) => from <= at && at < to;
  return (
    today.some((opening) => holds(opening, minute)) ||
    (openingsOf(place, before) ?? []).some((opening) => holds(opening, minute + 1440))
  );
}

const clock = (minute: number) =>
  `${String(Math.floor((minute % 1440) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
/** '09:00–18:00 and 19:00–23:00', or 'closed'. */
export const openingsText = (openings: readonly (readonly [number, number])[]): string =>
  openings.length === 0 ? 'closed' : openings.map(([from, to]) => `${clock(from)}–${clock(to)}`).join(' and ');
