import { drawnApart } from './drawnApart';

const bar = { kind: 'bar' } as const;
const cafe = { kind: 'cafe' } as const;

it('leaves drawings out where one would stand on two cards of a group', () => {
  expect(drawnApart([[bar, cafe, { kind: 'bar', vignette: 'theatre' }]])).toEqual([true]);
  expect(drawnApart([[bar, cafe, bar]])).toEqual([false]);
  expect(drawnApart([[]])).toEqual([true]);
});

it('leaves them out of a group of which one stands above on the page already', () => {
  expect(drawnApart([[bar], [cafe, bar], [cafe]])).toEqual([true, false, true]);
  expect(drawnApart([[bar, cafe], [{ kind: 'restaurant' }]], ['coffee'])).toEqual([false, true]);
});
