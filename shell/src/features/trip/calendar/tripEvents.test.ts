import type { TripCity, TripPlace } from '@odysseus/contract';
import type { DayOfTrip, TripStop } from '@odysseus/model/trip';
import { dayEvents, tripEvents } from './tripEvents';

const stamp = '';
const stop = (id: string, rest: Partial<TripStop> = {}): TripStop => ({
  id: `paris/${id}`,
  stamp,
  name: id,
  place: `paris/${id}`,
  city: 'paris',
  path: `/museums#${id}`,
  order: 1,
  ...rest,
});
const day = (id: string, date: string | undefined, ...stops: TripStop[]): DayOfTrip => ({
  day: { id, stamp, order: 1, ...(date === undefined ? {} : { date }) },
  stops,
});
const louvre: TripPlace = {
  id: 'paris/louvre',
  name: 'Louvre',
  path: '/museums#louvre',
  coordinates: [48.86, 2.33],
  address: 'Rue de Rivoli, 75001 Paris',
  minutes: 180,
  booking: { needed: 'required', url: 'https://louvre.example/', opens: { daysBefore: 20, at: '09:00' } },
};
const ground = {
  places: new Map([['paris/louvre', louvre]]),
  cities: new Map<string, TripCity>([['paris', { key: 'paris', name: 'Paris', timezone: 'Europe/Paris' }]]),
  today: '2026-11-24' as const,
  origin: 'https://odysseus.example',
};

it('tells a visit at its hour of the city, with its length, address, link and what to book', () => {
  expect(dayEvents(day('a', '2026-12-02', stop('louvre', { at: '09:30' })), ground)).toEqual([
    {
      uid: 'trip-paris-louvre@odysseus',
      start: Date.UTC(2026, 11, 2, 8, 30),
      end: Date.UTC(2026, 11, 2, 11, 30),
      floating: false,
      title: 'louvre',
      where: 'Rue de Rivoli, 75001 Paris',
      url: 'https://odysseus.example/museums#louvre',
      notes: [
        '09:30 in Paris',
        '3 h',
        'Rue de Rivoli, 75001 Paris',
        'Must be booked, on sale since Thu 12 Nov',
        'https://louvre.example/',
        'https://odysseus.example/museums#louvre',
      ].join('\n'),
    },
  ]);
});

it.each([
  ['after midnight is of the night that follows', stop('bar', { at: '01:00' }), Date.UTC(2026, 11, 3, 0, 0)],
  [
    'of a meal is of the day’s city',
    stop('x', { city: undefined, place: undefined, at: '12:00' }),
    Date.UTC(2026, 11, 2, 11),
  ],
])('a time %s', (_what, own, start) => {
  const events = dayEvents(day('a', '2026-12-02', stop('louvre', { at: '10:00' }), own), ground);
  expect(events[1]).toMatchObject({ start });
});

it('ties a time of an unknown city to no zone', () => {
  const events = dayEvents(day('a', '2026-12-02', stop('x', { city: 'nowhere', at: '12:00' })), ground);
  expect(events).toMatchObject([{ start: Date.UTC(2026, 11, 2, 12), floating: true }]);
});

it('puts what has no time into one note for the day', () => {
  const [note, ...rest] = dayEvents(day('a', '2026-12-02', stop('louvre'), stop('orsay', { minutes: 45 })), ground);
  expect(rest).toEqual([]);
  expect(note).toMatchObject({ from: '2026-12-02', to: '2026-12-02', title: 'My trip: louvre, orsay' });
  expect(note?.notes).toContain('louvre\n3 h\nRue de Rivoli');
  expect(note?.notes).toContain('\n\norsay\n45 min\nhttps://odysseus.example/museums#orsay');
});

it('tells nights until the morning after, and nothing of days that nobody knows the date of', () => {
  const asleep = (of: DayOfTrip): DayOfTrip => ({ ...of, day: { ...of.day, night: { name: 'Lutetia' } } });
  const view = {
    days: [asleep(day('a', '2026-12-02')), asleep(day('b', '2026-12-03')), day('c', undefined, stop('orsay'))],
    loose: [stop('louvre')],
  };
  expect(tripEvents(view, ground)).toEqual([
    { uid: 'trip-night-a@odysseus', from: '2026-12-02', to: '2026-12-04', title: 'Night at Lutetia' },
  ]);
});
