import { zonedMoment } from './zonedMoment';

describe('A time on the clocks of a city', () => {
  it.each([
    ['in winter', '20261121T103000', '2026-11-21T09:30:00.000Z'],
    ['in summer', '20260714T103000', '2026-07-14T08:30:00.000Z'],
    ['before summer time begins', '20270328T015959', '2027-03-28T00:59:59.000Z'],
    ['after summer time began', '20270328T030000', '2027-03-28T01:00:00.000Z'],
    ['that is skipped', '20270328T023000', '2027-03-28T00:30:00.000Z'],
    ['that is shown twice', '20261025T023000', '2026-10-25T00:30:00.000Z'],
    ['after summer time ended', '20261025T030000', '2026-10-25T02:00:00.000Z'],
    ['at midnight', '20270101T000000', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_when, local, moment) => {
    expect(new Date(zonedMoment('Europe/Paris', local) ?? Number.NaN).toISOString()).toBe(moment);
  });

  it.each(['20261321T103000', '20260230T103000', '20261121T253000', '2026-11-21T10:30:00', 'tomorrow', ''])(
    'is not %j',
    (local) => {
      expect(zonedMoment('Europe/Paris', local)).toBeUndefined();
    },
  );
});
