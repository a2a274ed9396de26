import { goldenEvening, lutetiaSet, staged } from '@odysseus/pictures/models';

/** Lutetia: the island, the town on the hill, and the wall of its last years. */
export default staged(lutetiaSet, {
  camera: [
    { at: 0, eye: [-20, 46, 300], target: [-230, 0, -40], width: 48 },
    { at: 0.17, eye: [80, 120, 640], target: [-190, 0, 180], width: 48 },
    { at: 0.38, eye: [-420, 104, 1270], target: [-262, 20, 930], width: 44 },
    { at: 0.45, eye: [-330, 84, 1180], target: [-250, 24, 930], width: 40 },
    { at: 0.53, eye: [760, 84, 1010], target: [560, 16, 800], width: 42 },
    { at: 0.6, eye: [-96, 64, 610], target: [-262, 14, 430], width: 42 },
    { at: 0.68, eye: [-60, 58, 520], target: [-262, 12, 420], width: 44 },
    { at: 0.78, eye: [120, 150, 760], target: [-200, 0, 300], width: 48 },
    { at: 0.88, eye: [40, 70, 270], target: [-230, 0, -30], width: 46 },
    { at: 1, eye: [-30, 56, 240], target: [-230, 0, -30], width: 44 },
  ],
  light: goldenEvening({ sun: -112, elevation: 22, glow: -40, haze: 0.00042, hazeFrom: 500 }),
  shadows: { centre: [-80, 640], reach: 760 },
});
