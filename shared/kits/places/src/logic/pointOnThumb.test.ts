import { latLng } from '@odysseus/model';
import { pointOnThumb, thumbWidth } from './pointOnThumb';

const view = [latLng(48.8155, 2.25), latLng(48.9035, 2.418)] as const;

it('lies north, south, west and east where the place does', () => {
  const [tower, church] = [pointOnThumb(view, latLng(48.8582, 2.2945)), pointOnThumb(view, latLng(48.8867, 2.3431))];
  expect(tower).toMatchObject({ x: 23.3, y: 36.1 });
  expect(church?.x).toBeGreaterThan(tower?.x ?? 0);
  expect(church?.y).toBeLessThan(tower?.y ?? 0);
});

it('is as high as the city is, for one that is not as wide as it is high', () => {
  // 9.8 km by 12.3 km.
  expect((pointOnThumb(view, latLng(48.86, 2.3))?.height ?? 0) / thumbWidth).toBeCloseTo(9.8 / 12.3, 2);
});

it.each([
  ['Versailles, to the west', latLng(48.8049, 2.1204)],
  ['Saint-Denis, to the north', latLng(48.9355, 2.3599)],
])('is nowhere for %s', (_, beyond) => {
  expect(pointOnThumb(view, beyond)).toBeUndefined();
});
