import type { CivilDate } from '@odysseus/model';
import { ContentError, holidaysOf } from '@odysseus/model/content';
import { comingEvent, comingHolidays, yearsFrom } from './yearAhead';

const city = { country: 'IT', localHolidays: [] };
const easter = { name: 'Easter fair', months: [3, 4], holiday: 'Easter Sunday', when: '', line: '' };
const republic = { name: 'Republic Day', months: [6], when: '', line: '' };
const coming = (today: CivilDate) => comingHolidays(holidaysOf(city, yearsFrom(today)), [easter, republic], today);
const datesOf = (name: string, today: CivilDate) =>
  coming(today).flatMap((holiday) => (holiday.name === name ? [holiday.date] : []));

it('tells of each holiday the next one', () => {
  expect(datesOf('Easter Sunday', '2026-11-29')).toEqual(['2027-03-28']);
  expect(datesOf('Christmas Day', '2026-11-29')).toEqual(['2026-12-25']);
  expect(datesOf('Easter Sunday', '2026-04-05')).toEqual(['2026-04-05', '2027-03-28']);
  expect(datesOf('Easter Sunday', '2026-02-01')).toEqual(['2026-04-05']);
});

it('tells holidays that move from those of a fixed day, and which event tells of them', () => {
  const told = coming('2026-11-29');
  expect(told.find(({ name }) => name === 'Republic Day')).toMatchObject({ everyYear: true, event: 'Republic Day' });
  const moving = told.find(({ name }) => name === 'Easter Sunday');
  expect(moving).toMatchObject({ event: 'Easter fair' });
  expect(moving).not.toHaveProperty('everyYear');
});

it('puts an event into the month in which its holiday comes next, and leaves others where they are', () => {
  const monthsOn = (today: CivilDate) => comingEvent(easter, coming(today), 'overview.yaml').months;
  expect(monthsOn('2026-11-29')).toEqual([3]);
  expect(monthsOn('2026-02-01')).toEqual([4]);
  expect(comingEvent(republic, coming('2026-11-29'), 'overview.yaml').months).toEqual([6]);
});

it('refuses an event with a holiday that the city does not keep', () => {
  const wrong = { ...easter, holiday: 'Whit Monday' };
  expect(() => comingEvent(wrong, coming('2026-11-29'), 'overview.yaml')).toThrow(ContentError);
});
