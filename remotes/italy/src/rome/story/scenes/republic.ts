import { goldenEvening, republicSet, staged } from '@odysseus/pictures/models';

/** The Forum through the Republic: temples, basilicas, the senate's two houses, and the end of both. */
export default staged(republicSet, {
  camera: [
    { at: 0, eye: [60, 30, -20], target: [-92, 8, 30], width: 48 },
    { at: 0.07, eye: [20, 22, -6], target: [-92, 8, 36], width: 48 },
    { at: 0.13, eye: [10, 24, -14], target: [72, 10, 44], width: 52 },
    { at: 0.2, eye: [20, 26, 26], target: [-62, 4, -46], width: 48 },
    { at: 0.28, eye: [170, 80, 60], target: [-60, 0, 0], width: 48 },
    { at: 0.35, eye: [-24, 11, 18], target: [-62, 4, -14], width: 46 },
    { at: 0.42, eye: [96, 44, 0], target: [-20, 6, 14], width: 50 },
    { at: 0.5, eye: [92, 14, 4], target: [46, 4, 34], width: 52 },
    { at: 0.59, eye: [-20, 44, -16], target: [-190, 26, 80], width: 48 },
    { at: 0.68, eye: [4, 28, 10], target: [-64, 10, -70], width: 48 },
    { at: 0.76, eye: [60, 40, -20], target: [-40, 6, 20], width: 52 },
    { at: 0.84, eye: [-6, 14, 14], target: [78, 6, -4], width: 46 },
    { at: 1, eye: [150, 50, 20], target: [-50, 10, 10], width: 50 },
  ],
  light: goldenEvening({ sun: 58, elevation: 26, glow: -70, haze: 0.0006, hazeFrom: 320 }),
  shadows: { centre: [-20, 10], reach: 220 },
});
