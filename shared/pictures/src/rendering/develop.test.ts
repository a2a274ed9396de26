import { develop, toneCurve, type Grade, type LightMap } from './develop';

const plain: Grade = { exposure: 1, bloom: 0, grain: 0, vignette: 0, saturation: 1 };

/** A 16 by 8 picture: dark, with one lamp far brighter than white near its middle. */
function lamp(): LightMap {
  const light = new Float32Array(16 * 8 * 4).fill(0.02);
  light.set([5, 4, 2, 1], (3 * 16 + 8) * 4);
  return { width: 16, height: 8, light };
}

const pixel = (pixels: Uint8ClampedArray, column: number, row: number): readonly number[] => [
  ...pixels.subarray((row * 16 + column) * 4, (row * 16 + column) * 4 + 4),
];

test('rows come out from the top down', () => {
  const pixels = develop(lamp(), plain);
  expect(pixel(pixels, 8, 4)[0]).toBeGreaterThan(240);
  expect(pixel(pixels, 8, 3)[0]).toBeLessThan(60);
});

test('the same light gives the same bytes, grain included', () => {
  const grade: Grade = { ...plain, grain: 3, bloom: 0.2, vignette: 0.3 };
  expect(Buffer.from(develop(lamp(), grade)).equals(Buffer.from(develop(lamp(), grade)))).toBe(true);
});

test('bloom lights up what is beside a lamp', () => {
  const without = pixel(develop(lamp(), plain), 6, 4);
  const bloomed = pixel(develop(lamp(), { ...plain, bloom: 0.3 }), 6, 4);
  expect(bloomed[0]).toBeGreaterThan((without[0] ?? 0) + 5);
});

test('the tone curve keeps order and never reaches white', () => {
  const steps = [0, 0.3, 0.7, 1, 2, 8, 100].map(toneCurve);
  expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  expect(new Set(steps).size).toBe(steps.length);
  expect(steps.every((value) => value < 1)).toBe(true);
});
