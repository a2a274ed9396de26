import { coveredBelow, heightOf, restingStop, stopAfter, stopBeside } from './sheetStops';

it('goes from stop to stop, and no further', () => {
  expect([stopBeside('peek', -1), stopBeside('peek', 1), stopBeside('full', 1)]).toEqual(['peek', 'half', 'full']);
  expect([stopAfter('peek'), stopAfter('half'), stopAfter('full')]).toEqual(['half', 'full', 'peek']);
});

it.each([
  ['let go low', 200, 0, 'peek'],
  ['let go in the middle', 330, 0, 'half'],
  ['let go near the top', 560, 0, 'full'],
  ['flicked up from below', 200, 1, 'half'],
  ['flicked up from the middle', 320, 1, 'full'],
  ['flicked down from the middle', 280, -1, 'peek'],
  ['flicked down from the top', 590, -1, 'half'],
])('comes to rest %s', (_name, height, speed, stop) => {
  expect(restingStop(height, 600, speed)).toBe(stop);
});

it('leaves more than half of a small map, and most of one that is neither small nor high', () => {
  expect(heightOf('peek', 200)).toBe(80);
  expect(heightOf('peek', 300)).toBe(108);
  expect(heightOf('peek', 480)).toBe(108);
  expect(heightOf('peek', 600)).toBe(176);
});

it('covers what lies below it, and what lies below the screen', () => {
  expect(coveredBelow('half', { height: 600, bottom: 844 }, 844)).toBe(300);
  expect(coveredBelow('peek', { height: 600, bottom: 900 }, 844)).toBe(176 + 56);
  // Behind a whole sheet the map is made ready for when it goes.
  expect(coveredBelow('full', { height: 600, bottom: 844 }, 844)).toBe(300);
});
