import { dayOfCalendar, openingsOn, type CivilDate, type CompiledPlace } from '@odysseus/model';

/** Whether a place opens on a day, holidays and seasons counted; undefined where its hours don't reach that far. */
export function opensOn({ calendar }: Pick<CompiledPlace, 'calendar'>, date: CivilDate): boolean | undefined {
  const day = calendar && dayOfCalendar(calendar, date);
  return calendar && day !== undefined ? openingsOn(calendar, day).length > 0 : undefined;
}
