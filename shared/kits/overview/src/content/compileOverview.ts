import { dayNumber, monthOf, pageCity, type City, type CivilDate } from '@odysseus/model';
import { daylightOf, holidaysOf, withKnown } from '@odysseus/model/content';
import type { Basic } from '../logic/basicSchema';
import type { CompiledOverview } from '../logic/compiledOverview';
import type { Overview } from '../logic/schema';
import { comingEvent, comingHolidays, yearsFrom } from './yearAhead';

/**
 * Compiles an overview: with how its facts are known, and each month with its daylight, holidays and events. What lies ready is
 * known once the screens are that it comes from.
 * @param file that it stands in, from the content's folder
 * @param today holidays and the feasts that move with them are those of the year from then on
 * @param basics the city's own and its country's, as `inheritBasics` puts them together
 */
export function compileOverview(
  { ready: _listed, basics: _own, without: _left, ...overview }: Overview,
  file: string,
  city: City,
  basics: readonly Basic[],
  today: CivilDate,
): CompiledOverview {
  const holidays = comingHolidays(holidaysOf(city, yearsFrom(today)), overview.events, today);
  const events = overview.events.map((event) => comingEvent(event, holidays, file));
  const year = city.holidayYears[0] ?? Number(overview.edited.slice(0, 4));
  const months = overview.climate.months.map((month, index) => {
    return {
      ...month,
      ...daylightOf(city, year, index + 1),
      holidays: holidays.filter((holiday) => monthOf(dayNumber(holiday.date)) === index + 1),
      events: events.filter((event) => event.months.includes(index + 1)).map((event) => event.name),
    };
  });
  return {
    ...overview,
    events,
    bookToday: overview.bookToday.map(withKnown),
    arrivals: overview.arrivals.map(withKnown),
    entry: overview.entry.map(withKnown),
    ...(basics.length > 0 ? { basics: basics.map(withKnown) } : {}),
    city: pageCity(city),
    language: new Intl.Locale('und', { region: city.country }).maximize().language,
    months,
  };
}
