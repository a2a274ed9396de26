import { goldenEvening, metroSet, staged } from '@odysseus/pictures/models';

/** The first métro line in section: the trench, the vault, the entrance, the train. */
export default staged(metroSet, {
  camera: [
    { at: 0, eye: [-40, 14, 46], target: [0, 2, -14], width: 52 },
    { at: 0.26, eye: [26, 8, 36], target: [2, -1.5, -10], width: 54 },
    { at: 0.45, eye: [-22, -2, 32], target: [0, -1.5, -10], width: 54 },
    { at: 0.55, eye: [-12, 2, 34], target: [0, -1, -10], width: 54 },
    { at: 0.62, eye: [0, 3.2, -10], target: [9, 1.8, -21], width: 52 },
    { at: 0.67, eye: [1, 3, -11], target: [9, 1.8, -21], width: 50 },
    { at: 0.76, eye: [-18, -3, 26], target: [2, -2.6, -9], width: 56 },
    { at: 0.86, eye: [10, -3, 26], target: [-2, -2.6, -9], width: 56 },
    { at: 1, eye: [-34, 8, 50], target: [2, 0, -14], width: 52 },
  ],
  light: goldenEvening({ sun: -140, elevation: 36, glow: -40, haze: 0.0008, hazeFrom: 160 }),
  shadows: { centre: [0, -14], reach: 90 },
});
