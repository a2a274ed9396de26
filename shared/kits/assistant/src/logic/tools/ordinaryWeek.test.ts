import { latLng, type City } from '@odysseus/model';
import { openingCalendar, openingWeek } from '@odysseus/model/content';
import type { CorpusPlace } from '../corpus';
import { sampleCorpus } from '../../testing/sampleCorpus';
import { ordinaryWeek } from './ordinaryWeek';

const checkedOn = '2026-11-21';
const city: City = {
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
const corpus = sampleCorpus();

function placeOpen(hours: string): CorpusPlace {
  const [place] = corpus.places;
  if (!place) throw new Error('The sample has no places.');
  return {
    ...place,
    hours,
    week: openingWeek(hours, city, checkedOn),
    calendar: openingCalendar(hours, city, checkedOn),
  };
}

describe('ordinaryWeek', () => {
  it.each([
    [
      'the winter that was checked',
      'Apr-Sep: Mo-Su 09:00-19:00; Oct-Mar: Mo-Su 09:00-17:00',
      '2026-11-24',
      [['Every day', '09:00–17:00']],
    ],
    [
      'the summer after it',
      'Apr-Sep: Mo-Su 09:00-19:00; Oct-Mar: Mo-Su 09:00-17:00',
      '2027-07-10',
      [['Every day', '09:00–19:00']],
    ],
    ['an ordinary week round a holiday', 'Mo-Su 10:00-18:00; PH off', '2026-12-22', [['Every day', '10:00–18:00']]],
    [
      'closing days and nights',
      'We-Su 18:00-02:00',
      '2026-11-24',
      [
        ['Mon–Tue', 'closed'],
        ['Wed–Sun', '18:00–02:00'],
      ],
    ],
    ['doors that never shut', '24/7', '2026-11-24', [['Every day', 'open all day']]],
  ] as const)('gives %s', (_, hours, from, expected) => {
    expect(ordinaryWeek({ corpus }, placeOpen(hours), from)?.map(({ days, hours: own }) => [days, own])).toEqual(
      expected,
    );
  });

  it('gives the compiled week beyond the calendar, and nothing where there is none', () => {
    const place = placeOpen('Mo-Su 10:00-18:00');
    expect(ordinaryWeek({ corpus }, place, '2031-01-01')).toEqual(place.week);
    const [, , without] = corpus.places;
    expect(without && ordinaryWeek({ corpus }, without, '2026-11-24')).toBeUndefined();
  });
});
