import { reminderEvent } from './reminderEvent';

const start = Date.UTC(2027, 1, 11, 7, 30);
const minute = 60_000;
const day = 1_440 * minute;
const told = {
  place: 'paris/tower',
  visit: '2027-05-12',
  title: 'Book the tower',
  notes: 'Slots open.',
  url: 'https://example.com',
  start,
  end: start + 30 * minute,
  alarm: start - 15 * minute,
} as const;

it('is one event for one place and day, whenever it is made', () => {
  expect(reminderEvent(told, start - 9 * day).uid).toBe('paris-tower-2027-05-12@odysseus');
});

it('speaks up a day before and just before', () => {
  expect(reminderEvent(told, start - 9 * day).alarms).toEqual([told.alarm - day, told.alarm]);
});

it('leaves out what is over', () => {
  expect(reminderEvent(told, start - day).alarms).toEqual([told.alarm]);
  expect(reminderEvent(told, start).alarms).toEqual([]);
});
