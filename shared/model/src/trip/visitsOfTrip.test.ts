import { visitsOfTrip } from './visitsOfTrip';

it('tells what is visited when, as far as its day is there and has a date', () => {
  const stop = (place: string | undefined, day: string | undefined, at?: string) => ({ place, day, at });
  expect(
    visitsOfTrip({
      days: [
        { id: 'b', date: '2026-12-16' },
        { id: 'a', date: '2026-12-15' },
        { id: 'c' },
        { id: 'd', date: '2026-12-17', removed: true },
      ],
      stops: [
        stop('paris/tower', 'b'),
        stop('paris/orsay', 'b', '09:30'),
        stop('paris/louvre', 'a', '14:00'),
        stop(undefined, 'a', '12:30'),
        stop('paris/arch', 'c'),
        stop('paris/crypt', 'd'),
        stop('paris/bar', undefined),
        { ...stop('paris/rodin', 'a'), removed: true },
      ],
    }),
  ).toEqual([
    { place: 'paris/louvre', date: '2026-12-15', at: '14:00' },
    { place: 'paris/orsay', date: '2026-12-16', at: '09:30' },
    { place: 'paris/tower', date: '2026-12-16', at: undefined },
  ]);
});
