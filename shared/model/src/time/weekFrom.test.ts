import { execFileSync } from 'node:child_process';
import type { CivilDate } from '@odysseus/contract/time';
import { latLng } from '../distance/points';
import { openingCalendar } from '../content/openingCalendar';
import { openingWeek } from '../content/openingWeek';
import type { City } from '../places/schema';
import { weekFrom } from './weekFrom';

const paris: City = {
  key: 'paris',
  name: 'Paris',
  country: 'FR',
  timezone: 'Europe/Paris',
  centre: latLng(48.8566, 2.3522),
  bounds: [48.8, 2.1, 48.94, 2.48],
  localHolidays: [],
  holidayYears: [2026, 2027],
  edited: '2026-11-21',
  areas: [],
};
const checkedOn = '2026-11-21';
const chapel = 'Apr-Sep Mo-Su 09:00-19:00; Oct-Mar Mo-Su 09:00-17:00; May 1,Dec 25 off';
const linesOn = (date: CivilDate, hours = chapel) =>
  weekFrom(openingCalendar(hours, paris, checkedOn), date)?.lines.map(({ days, hours: text }) => `${days} ${text}`);

it.each([
  ['in the season in which they were checked', '2026-11-24', ['Every day 09:00–17:00']],
  ['in the other one', '2027-07-10', ['Every day 09:00–19:00']],
  // A Monday: from Thursday on it is April.
  ['in the week in which they change', '2027-03-29', ['Mon–Wed 09:00–17:00', 'Thu–Sun 09:00–19:00']],
  // A Thursday: next Monday is told on Monday's line.
  ['from the middle of a week', '2027-03-25', ['Every day 09:00–17:00']],
  ['in a week with a closed day', '2026-12-21', ['Mon–Thu 09:00–17:00', 'Fri closed', 'Sat–Sun 09:00–17:00']],
] as const)('tells the hours %s', (_name, date, lines) => {
  expect(linesOn(date)).toEqual(lines);
});

it('says which seven days it tells', () => {
  expect(weekFrom(openingCalendar(chapel, paris, checkedOn), '2026-12-28')).toMatchObject({
    from: '2026-12-28',
    to: '2027-01-03',
  });
});

it.each([
  '24/7',
  'Tu-Su 10:00-18:00',
  'Mo-Sa 18:00-02:00',
  'Mo-Fr 12:00-14:30,19:00-22:30',
  'Mo-Su 10:00-24:00',
  'Fr 22:00-06:00, Sa 23:00-07:00',
  'Mo-Su 07:30-19:30',
])('reads %s as the week of the check does', (hours) => {
  // Monday 23 November begins the first week after the check.
  expect(weekFrom(openingCalendar(hours, paris, checkedOn), '2026-11-23')?.lines).toEqual(
    openingWeek(hours, paris, checkedOn),
  );
});

it('knows no week that hours are not trusted for', () => {
  expect(linesOn('2026-11-20')).toBeUndefined();
  expect(linesOn('2027-11-14')).toHaveLength(1);
  expect(linesOn('2027-11-15')).toBeUndefined();
});

it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Paris', 'UTC'])(
  'tells the same week on a machine in %s',
  (zone) => {
    const script = `
    import { openingCalendar } from './shared/model/src/content/openingCalendar';
    import { cityClock } from '@odysseus/contract/time';
    import { weekFrom } from './shared/model/src/time/weekFrom';
    const calendar = openingCalendar(${JSON.stringify(chapel)}, ${JSON.stringify(paris)}, '${checkedOn}');
    // Half an hour after midnight in Paris, on the 29th of March.
    console.log(JSON.stringify(weekFrom(calendar, cityClock('Europe/Paris', new Date('2027-03-28T22:30:00Z')).date)));`;
    const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    expect(JSON.parse(said)).toEqual({
      from: '2027-03-29',
      to: '2027-04-04',
      lines: [
        { days: 'Mon–Wed', hours: '09:00–17:00' },
        { days: 'Thu–Sun', hours: '09:00–19:00' },
      ],
    });
  },
);
