import type { View } from '../../rendering/Picture';
import { seesFrom } from './frame';

const view: View = { eye: [100, 10, 200], subject: [0, 0], subjectAcross: 0.7, horizonDown: 0.7, width: 40 };

test('what is in the frame is drawn, what is beside or behind it is left out', () => {
  const sees = seesFrom(view);
  expect(sees(0, 0)).toBe(true);
  expect(sees(-260, -400)).toBe(true);
  expect(sees(400, -400)).toBe(false);
  expect(sees(-900, -200)).toBe(false);
  expect(sees(150, 300)).toBe(false);
});
