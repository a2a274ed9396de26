import { execFileSync } from 'node:child_process';
import { latLng } from '../distance/points';
import { openingsOn, weekdayStates } from '../time/openings';
import { openingState } from '../time/openingState';
import { openingCalendar } from './openingCalendar';
import type { City } from '../places/schema';

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
const athens: City = {
  ...paris,
  key: 'athens',
  country: 'GR',
  timezone: 'Europe/Athens',
  centre: latLng(37.98, 23.73),
};
const from = '2026-11-21';
const at = (hours: string, moment: string, city = paris) =>
  openingState(openingCalendar(hours, city, from), city.timezone, new Date(moment));

describe('what a place with Mondays, holidays and two seasons is on the days that guides get wrong', () => {
  const museum = 'Tu-Su 10:00-18:00; Th 10:00-21:00; PH 10:00-18:00; May 1,Dec 25 off';
  // Moments in UTC; Paris is an hour ahead, two in summer.
  it.each([
    ['a Monday', '2026-11-23T11:00:00Z', { state: 'closed', opens: { inDays: 1, weekday: 2, at: '10:00' } }],
    ['a Tuesday', '2026-11-24T09:00:00Z', { state: 'open', until: '18:00', soon: false }],
    [
      'a minute before it opens',
      '2026-11-24T08:59:00Z',
      { state: 'closed', opens: { inDays: 0, weekday: 2, at: '10:00' } },
    ],
    ['the last hour of a Thursday', '2026-11-26T19:10:00Z', { state: 'open', until: '21:00', soon: true }],
    [
      'the minute it closes',
      '2026-11-26T20:00:00Z',
      { state: 'closed', opens: { inDays: 1, weekday: 5, at: '10:00' } },
    ],
    ['Christmas Day', '2026-12-25T11:00:00Z', { state: 'closed', opens: { inDays: 1, weekday: 6, at: '10:00' } }],
    ['1 May', '2027-05-01T10:00:00Z', { state: 'closed', opens: { inDays: 1, weekday: 7, at: '10:00' } }],
    [
      'Easter Monday, a holiday, though a Monday',
      '2027-03-29T10:00:00Z',
      { state: 'open', until: '18:00', soon: false },
    ],
    ['15 August', '2027-08-15T10:00:00Z', { state: 'open', until: '18:00', soon: false }],
    [
      'the morning after the clocks went forward',
      '2027-03-28T08:30:00Z',
      { state: 'open', until: '18:00', soon: false },
    ],
    ['the morning after the clocks went back', '2027-10-31T09:30:00Z', { state: 'open', until: '18:00', soon: false }],
  ])('%s', (_name, moment, state) => {
    expect(at(museum, moment)).toEqual(state);
  });

  it('takes a Greek holiday by the Orthodox Easter', () => {
    // 2 May 2027; the Western Easter was on 28 March.
    const shop = 'Mo-Su 09:00-17:00; PH off';
    expect(at(shop, '2027-05-03T09:00:00Z', athens)).toMatchObject({ state: 'closed' });
    expect(at(shop, '2027-03-29T09:00:00Z', athens)).toMatchObject({ state: 'open' });
  });
});

describe('nights', () => {
  const bar = 'Tu-Sa 19:00-02:00';
  it.each([
    ['after midnight', '2026-11-25T00:30:00Z', { state: 'open', until: '02:00', soon: true }],
    ['after it closed', '2026-11-25T01:00:00Z', { state: 'closed', opens: { inDays: 0, weekday: 3, at: '19:00' } }],
    [
      'the early Sunday that still is Saturday night',
      '2026-11-29T00:59:00Z',
      { state: 'open', until: '02:00', soon: true },
    ],
    ['the night on which the clocks go forward', '2027-03-27T23:30:00Z', { state: 'open', until: '02:00' }],
  ])('%s', (_name, moment, state) => {
    expect(at(bar, moment)).toMatchObject(state);
  });

  it('never closes what is open day and night', () => {
    expect(at('24/7', '2026-12-24T23:59:00Z')).toEqual({ state: 'open', soon: false });
  });

  it('tells an end at midnight', () => {
    expect(at('Mo-Su 10:00-24:00', '2026-12-01T12:00:00Z')).toEqual({ state: 'open', until: '00:00', soon: false });
  });
});

it('knows nothing before the day of the check, and nothing when a year has gone by', () => {
  expect(at('24/7', '2026-11-20T12:00:00Z')).toEqual({ state: 'unknown' });
  expect(at('24/7', '2027-11-20T12:00:00Z')).toMatchObject({ state: 'open' });
  expect(at('24/7', '2027-11-21T12:00:00Z')).toEqual({ state: 'unknown' });
});

it('tells the weekdays of an ordinary week, whatever holidays fall into the next ones', () => {
  expect(weekdayStates(openingCalendar('We-Mo 09:00-18:00; Dec 23-31 off', paris, from))).toEqual([
    true,
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
});

it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Paris', 'UTC'])(
  'compiles the same days on a machine in %s',
  (zone) => {
    const script = `
    import { openingCalendar } from './shared/model/src/content/openingCalendar';
    console.log(JSON.stringify(openingCalendar('Tu-Su 10:00-18:00; Fr 10:00-02:00; PH off', ${JSON.stringify(paris)}, '${from}')));`;
    const said = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    });
    const calendar: ReturnType<typeof openingCalendar> = JSON.parse(said);
    expect(calendar).toEqual(openingCalendar('Tu-Su 10:00-18:00; Fr 10:00-02:00; PH off', paris, from));
    // The night of 26 to 27 March and the days on which clocks change there, here and nowhere.
    expect(openingsOn(calendar, 125)).toEqual([[600, 1560]]);
  },
);
