import { clockAhead, clockText, machineClock, minuteOf } from './clock';
import { cityClock, clockChange, momentIn } from './zoneClock';

describe('what a clock shows', () => {
  const morning = Date.UTC(2026, 6, 1, 5);

  it('in a zone', () => {
    expect(cityClock('Europe/Paris', new Date(Date.UTC(2026, 10, 21, 23, 30)))).toEqual({
      date: '2026-11-22',
      minute: 30,
    });
    expect(cityClock('Europe/Athens', new Date(Date.UTC(2026, 10, 21, 22)))).toEqual({ date: '2026-11-22', minute: 0 });
  });

  it('some minutes ahead of UTC', () => {
    expect(clockAhead(0, morning)).toEqual({ date: '2026-07-01', minute: 300 });
    expect(clockAhead(-420, morning)).toEqual({ date: '2026-06-30', minute: 1320 });
    expect(clockAhead(120, Date.UTC(2026, 6, 1, 23))).toEqual({ date: '2026-07-02', minute: 60 });
  });

  it('of the machine', () => {
    expect(machineClock(new Date(2026, 0, 5, 23, 59, 59))).toEqual({ date: '2026-01-05', minute: 1439 });
    expect(machineClock(new Date(2026, 0, 6, 0, 0))).toEqual({ date: '2026-01-06', minute: 0 });
  });
});

it.each(['Europe/London', 'Europe/Paris', 'Europe/Rome', 'Europe/Athens'])(
  'reads the clocks of %s as browsers do, around each change of four decades and between',
  (timeZone) => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    const differing: string[] = [];
    const compare = (moment: number): void => {
      const { date, minute } = cityClock(timeZone, new Date(moment));
      const read = `${date} ${clockText(minute)}`;
      if (read !== format.format(moment)) differing.push(`${new Date(moment).toISOString()}: ${read}`);
    };
    for (let year = 1997; year < 2037; year += 1)
      for (const month of [0, 2, 6, 9])
        for (const day of month === 2 || month === 9 ? [24, 25, 26, 27, 28, 29, 30, 31] : [15])
          for (const minute of [0, 59, 60, 61, 1439]) compare(Date.UTC(year, month, day, 0, minute, 30));
    expect(differing).toEqual([]);
  },
);

it('leaves other zones, and what was before the common rule, to the browser', () => {
  expect(cityClock('America/New_York', new Date('2026-07-01T12:00:00Z')).minute).toBe(8 * 60);
  expect(() => cityClock('Europe/Rome', new Date(NaN))).toThrow(RangeError);
  // British summer ended four weeks later than that of France.
  expect(cityClock('Europe/London', new Date('1995-10-10T12:00:00Z')).minute).toBe(13 * 60);
  expect(cityClock('Europe/Paris', new Date('1995-10-10T12:00:00Z')).minute).toBe(13 * 60);
});

describe('the moment at which clocks show a time', () => {
  it.each([
    ['in winter', '2026-11-21', '10:30', '2026-11-21T09:30:00.000Z'],
    ['in summer', '2026-07-14', '10:30', '2026-07-14T08:30:00.000Z'],
    ['that is skipped', '2027-03-28', '02:30', '2027-03-28T00:30:00.000Z'],
    ['after summer time began', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    ['that is shown twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['after summer time ended', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['at midnight', '2027-01-01', '00:00', '2026-12-31T23:00:00.000Z'],
  ] as const)('%s', (_when, date, time, moment) => {
    expect(new Date(momentIn('Europe/Paris', date, minuteOf(time) * 60)).toISOString()).toBe(moment);
  });
});

it.each([
  ['2027-03-28', 60],
  ['2026-10-25', -60],
  ['2026-10-26', 0],
] as const)('on %s clocks of Paris move by %d minutes', (date, minutes) => {
  expect(clockChange('Europe/Paris', date)).toBe(minutes);
});

it.each([
  [0, '00:00'],
  [570, '09:30'],
  [1440, '00:00'],
  [1500, '01:00'],
  [-30, '23:30'],
])('writes minute %d as %s', (minute, text) => {
  expect(clockText(minute)).toBe(text);
});
