import type { CameraStop } from '../scene';
import { cameraPose } from './cameraPose';
import { lensHeight } from './lensHeight';

const stops: readonly CameraStop[] = [
  { at: 0, eye: [0, 10, 100], target: [0, 0, 0], width: 50 },
  { at: 0.3, eye: [40, 20, 60], target: [0, 5, 0], width: 40 },
  { at: 1, eye: [-60, 15, 80], target: [10, 0, 0], width: 40 },
];

test('a camera stands at each of its stops at its time', () => {
  for (const { at, eye, target, width } of stops) {
    const pose = cameraPose(stops, at);
    [...pose.eye, ...pose.target, pose.width].forEach((value, index) =>
      expect(value).toBeCloseTo([...eye, ...target, width][index] ?? NaN),
    );
  }
});

test('it never jerks: its speed changes little from one moment to the next', () => {
  const across = Array.from({ length: 1001 }, (_, index) => cameraPose(stops, index / 1000).eye[0]);
  const speeds = across.slice(1).map((x, index) => x - (across[index] ?? 0));
  const jerk = Math.max(...speeds.slice(1).map((speed, index) => Math.abs(speed - (speeds[index] ?? 0))));
  expect(jerk).toBeLessThan(0.01);
});

test('it stays between its stops', () => {
  const widths = Array.from({ length: 101 }, (_, index) => cameraPose(stops, index / 100).width);
  expect(Math.min(...widths)).toBeCloseTo(40);
  expect(Math.max(...widths)).toBeCloseTo(50);
});

test('a narrow stage shows more above and below and keeps most of what is beside', () => {
  const halfAcross = (aspect: number): number => Math.tan((lensHeight(40, aspect) * Math.PI) / 360) * aspect;
  expect(halfAcross(16 / 9)).toBeCloseTo(Math.tan((20 * Math.PI) / 180));
  expect(lensHeight(40, 5 / 4)).toBeGreaterThan(lensHeight(40, 16 / 9));
  expect(halfAcross(5 / 4) / halfAcross(16 / 9)).toBeGreaterThan(0.8);
});
