import { readsAsToCome } from './readsAsToCome';

it.each([
  'Book as soon as slots appear; it opens on 28 November 2026',
  'It reopens in the market halls beside the station on 28 November 2026.',
  'The new wing will open, they say, on 1 May 2027',
  'Tickets go on sale on 3 February 2027',
  'A train is announced from here for 28 March 2027.',
  'It is to close on 2 January 2027',
])('finds that a day after it would be wrong: %s', (text) => {
  expect(readsAsToCome(text)).toBe(true);
});

it.each([
  'Book as soon as slots appear; the opening was announced for 28 November 2026',
  'Open since 28 November 2026',
  'The exhibition lasts until 31 January 2027',
  'New dates are released on Mondays, about three weeks ahead',
  'It opens an hour later on Sunday. Prices were read on 24 November 2026',
  'Opens 60 days ahead, at 09:00',
  'The rooms will open in high summer, roughly July to September',
])('lets stand what holds before and after: %s', (text) => {
  expect(readsAsToCome(text)).toBe(false);
});
