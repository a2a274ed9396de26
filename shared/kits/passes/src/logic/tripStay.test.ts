import { dayNumber } from '@odysseus/model';
import { tripStay } from './tripStay';

const today = dayNumber('2026-11-28');
const visit = (place: string, date: string, at?: string) => ({ place: `paris/${place}`, date, at });

it('lasts from the first visit ahead to the last, with the part of the day of each', () => {
  expect(
    tripStay(
      [
        visit('arch', '2026-11-20'),
        visit('louvre', '2026-12-15', '09:30'),
        visit('orsay', '2026-12-15', '14:00'),
        visit('bar', '2026-12-15', '00:30'),
        visit('tower', '2026-12-17'),
        { place: 'rome/forum', date: '2026-12-20' },
      ],
      'paris',
      today,
    ),
  ).toEqual({
    arrival: dayNumber('2026-12-15'),
    days: 3,
    visits: [
      { place: 'paris/louvre', day: 0, slot: 'morning' },
      { place: 'paris/orsay', day: 0, slot: 'afternoon' },
      { place: 'paris/bar', day: 0, slot: 'evening' },
      { place: 'paris/tower', day: 2, slot: undefined },
    ],
  });
});

it('leaves a later stay to itself', () => {
  const stay = tripStay([visit('louvre', '2026-12-15'), visit('orsay', '2027-05-02')], 'paris', today);
  expect(stay).toMatchObject({ days: 1, visits: [{ place: 'paris/louvre' }] });
});

it.each([
  ['nothing has a date', []],
  ['all is over', [visit('louvre', '2026-11-20')]],
  ['it is all of another city', [{ place: 'rome/forum', date: '2026-12-20' }]],
  ['dates are none', [visit('louvre', 'soon')]],
])('is none where %s', (_what, visits) => {
  expect(tripStay(visits, 'paris', today)).toBeUndefined();
});
