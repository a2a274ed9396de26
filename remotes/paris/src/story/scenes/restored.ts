import { goldenEvening, restorationSet, staged } from '@odysseus/pictures/models';

/** Notre-Dame: the fire, five years of works, and the reopening. */
export default staged(restorationSet, {
  camera: [
    { at: 0, eye: [-214, 20, 226], target: [-20, 26, 0], width: 44 },
    { at: 0.22, eye: [-90, 84, 150], target: [0, 34, 0], width: 46 },
    { at: 0.4, eye: [40, 96, 130], target: [0, 34, 0], width: 48 },
    { at: 0.54, eye: [-150, 60, 190], target: [0, 44, 0], width: 50 },
    { at: 0.64, eye: [110, 90, 150], target: [0, 40, 0], width: 48 },
    { at: 0.74, eye: [-120, 70, 170], target: [0, 52, 0], width: 48 },
    { at: 0.86, eye: [60, 66, 170], target: [0, 40, 0], width: 46 },
    { at: 1, eye: [-230, 22, 200], target: [-30, 34, 0], width: 44 },
  ],
  light: goldenEvening({ sun: -126, elevation: 20, glow: -30, haze: 0.0008, hazeFrom: 250 }),
  shadows: { centre: [-20, 16], reach: 210 },
});
