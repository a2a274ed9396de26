import { radicalInverse, seededRandom, valueNoise } from './random';

const draw = (seed: number): readonly number[] => {
  const random = seededRandom(seed);
  return Array.from({ length: 200 }, () => random(-2, 3));
};

test('a seed always gives the same sequence, within the asked bounds, and another seed a different one', () => {
  expect(draw(7)).toEqual(draw(7));
  expect(draw(7)).not.toEqual(draw(8));
  expect(draw(7).every((value) => value >= -2 && value < 3)).toBe(true);
});

test('samples of the sun and the sky cover their range evenly', () => {
  const cells = new Set(Array.from({ length: 64 }, (_, index) => Math.floor(radicalInverse(index, 2) * 64)));
  expect(cells.size).toBe(64);
});

test('noise is smooth: a small step makes a small change', () => {
  for (let x = -3; x < 3; x += 0.13)
    expect(Math.abs(valueNoise(x, 1.7) - valueNoise(x + 0.001, 1.7))).toBeLessThan(0.01);
});
