import type { TripCity, TripPlace } from '@odysseus/contract';
import type { CivilDate } from '@odysseus/contract/time';
import { bookingText, type TripStop } from '@odysseus/model/trip';
import { dayReading } from '../dayReading';
import { bookingReminders } from './bookingReminders';
import { wantedBookings, type Wanted } from './wantedBookings';

const today: CivilDate = '2026-11-28';
const place = (id: string, booking: TripPlace['booking']): TripPlace => ({
  id: `paris/${id}`,
  name: id,
  path: `/museums#${id}`,
  coordinates: [48.86, 2.33],
  address: '1 Quay',
  minutes: 60,
  booking,
});
const required = { needed: 'required', url: 'https://seller.example/' };
const places = [
  place('louvre', { ...required, leadTime: '3 to 4 weeks', leadDays: 28 }),
  place('orsay', { needed: 'advised', leadTime: 'A few days', leadDays: 4 }),
  place('tower', { ...required, opens: { daysBefore: 10, at: '08:30' } }),
  place('chapel', { ...required, leadTime: '1 to 2 weeks', leadDays: 14, opens: { daysBefore: 60 } }),
  place('show', { needed: 'advised', opens: { daysBefore: 90 } }),
  place('crypt', { needed: 'advised', leadTime: 'Same day' }),
  place('arch', { needed: 'no' }),
];
const cities = new Map<string, TripCity>([['paris', { key: 'paris', name: 'Paris', timezone: 'Europe/Paris' }]]);
const known = new Map(places.map((one) => [one.id, one]));
const stop = (id: string, rest: Partial<TripStop> = {}): TripStop => ({
  id: `paris/${id}`,
  stamp: '',
  name: id,
  place: `paris/${id}`,
  order: 1,
  ...rest,
});
const all = ['crypt', 'show', 'arch', 'tower', 'orsay', 'louvre', 'chapel'].map((id) => stop(id));
const wantedOn = (date: CivilDate | undefined, stops = all): Wanted[] =>
  wantedBookings([{ date, reading: dayReading(stops, known, { ages: [], residency: 'eea' }, 12) }], today);
const told = (date: CivilDate | undefined) =>
  wantedOn(date).map(({ name, booking }) => `${name}: ${bookingText(booking, today)}`);

it('tells by when each is to be booked, what is late already and due first before all', () => {
  expect(told('2026-12-15')).toEqual([
    'louvre: Book by Tue 17 Nov: already late. Must be booked: 3 to 4 weeks',
    'show: Better booked, on sale since Wed 16 Sept',
    'chapel: Book by Tue 1 Dec. Must be booked, on sale since Fri 16 Oct',
    'tower: Must be booked, on sale from Sat 5 Dec at 08:30',
    'orsay: Book by Fri 11 Dec. Better booked: A few days',
    'crypt: Better booked: Same day',
  ]);
});

it('calls nothing late before it is on sale, and nothing to be booked of a day that is over', () => {
  const soon = place('tower', { ...required, leadDays: 60, opens: { daysBefore: 10 } });
  const reading = dayReading([stop('tower')], new Map([[soon.id, soon]]), { ages: [], residency: 'eea' }, 12);
  const [wanted] = wantedBookings([{ date: '2026-12-15', reading }], today);
  expect(wanted && bookingText(wanted.booking, today)).toBe('Must be booked, on sale from Sat 5 Dec');
  expect(told('2026-11-27')).toEqual([]);
});

it('asks for nothing that is fixed, and tells the words alone while nobody knows the date', () => {
  expect(wantedOn('2026-12-15', [stop('louvre', { locked: true })])).toEqual([]);
  expect(told(undefined)[0]).toBe('tower: Must be booked');
  expect(told(undefined)).toContain('louvre: Must be booked: 3 to 4 weeks');
});

it('reminds on the day on which it is due: at the hour of the city where sales open, and in the morning before time runs out', () => {
  const [chapel, tower, orsay, ...more] = bookingReminders(wantedOn('2026-12-15'), cities, today);
  expect(more).toEqual([]);
  expect(chapel).toMatchObject({
    uid: 'paris-chapel-2026-12-15@odysseus',
    title: 'Book chapel for 15 Dec',
    start: Date.UTC(2026, 11, 1, 9),
    floating: true,
    alarms: [Date.UTC(2026, 10, 30, 9), Date.UTC(2026, 11, 1, 9)],
    notes: 'Book by Tue 1 Dec. Must be booked, on sale since Fri 16 Oct\nhttps://seller.example/',
  });
  expect(tower).toMatchObject({
    start: Date.UTC(2026, 11, 5, 7, 30),
    alarms: [Date.UTC(2026, 11, 4, 7, 30), Date.UTC(2026, 11, 5, 7, 15)],
  });
  expect(orsay).toMatchObject({ start: Date.UTC(2026, 11, 11, 9), url: undefined });
});

it('reminds of nothing without a date', () => {
  expect(bookingReminders(wantedOn(undefined), cities, today)).toEqual([]);
});
