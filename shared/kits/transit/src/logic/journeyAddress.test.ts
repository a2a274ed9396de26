import { journeyAddress, journeyTo, readJourneyAddress } from './journeyAddress';
import { stationNames } from './stationNames';

const stations = [{ name: 'Châtelet' }, { name: 'Bir-Hakeim' }, { name: 'Saint-Lazare' }];
const names = stationNames(stations);
const nothing = undefined;

it.each([
  ['?from=chatelet&to=bir-hakeim', { from: 0, to: 1, mode: 'fastest' }],
  ['?from=chatelet&to=bir-hakeim&mode=step-free', { from: 0, to: 1, mode: 'step-free' }],
  ['?to=saint-lazare', { from: nothing, to: 2, mode: 'fastest' }],
  ['?to=St+Lazare&utm_source=x', { from: nothing, to: 2, mode: 'fastest' }],
  ['?from=waterloo&to=bir-hakeim&mode=quickest', { from: nothing, to: 1, mode: 'fastest' }],
  ['?from=chatelet&to=chatelet', { from: 0, to: 0, mode: 'fastest' }],
  ['?from=bir-hakeim&from=chatelet', { from: 1, to: nothing, mode: 'fastest' }],
  ['', nothing],
  ['?', nothing],
  ['?from=&to=', nothing],
  ['?from=%00%ff&to=<script>', nothing],
  ['?mode=changes', nothing],
  [`?to=${'x'.repeat(5_000)}`, nothing],
] as const)('reads %s', (search, question) => {
  expect(readJourneyAddress(search, names)).toEqual(question);
});

it.each([
  [{ from: 0, to: 1, mode: 'fastest' }, '?from=chatelet&to=bir-hakeim'],
  [{ from: 0, to: 1, mode: 'changes' }, '?from=chatelet&to=bir-hakeim&mode=changes'],
  [{ from: nothing, to: 2, mode: 'fastest' }, '?to=saint-lazare'],
  [{ from: nothing, to: nothing, mode: 'changes' }, ''],
  [{ from: 99, to: nothing, mode: 'fastest' }, ''],
] as const)('writes %j, and reads it again', (question, search) => {
  expect(journeyAddress(question, stations)).toBe(search);
  if (search !== '') expect(readJourneyAddress(search, names)).toEqual(question);
});

it('leaves in the address what belongs to others', () => {
  const question = { from: 1, to: nothing, mode: 'changes' } as const;
  expect(journeyAddress(question, stations, '?ref=letter&from=chatelet&to=bir-hakeim')).toBe(
    '?ref=letter&from=bir-hakeim&mode=changes',
  );
  expect(journeyAddress({ ...question, from: nothing }, stations, '?ref=letter&mode=changes')).toBe('?ref=letter');
});

it('leads to a station by its name', () => {
  expect(journeyTo('/metro', 'Bir-Hakeim')).toBe('/metro?to=bir-hakeim');
});
