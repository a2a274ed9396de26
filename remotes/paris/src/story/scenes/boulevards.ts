import { roseMorning, operaSet, staged } from '@odysseus/pictures/models';

/** Old streets give way to the avenue de l'Opéra. */
export default staged(operaSet, {
  camera: [
    { at: 0, eye: [-60, 74, 560], target: [0, 8, 380], width: 48 },
    { at: 0.2, eye: [40, 50, 520], target: [0, 8, 330], width: 46 },
    { at: 0.32, eye: [-40, 70, 250], target: [0, 18, -20], width: 46 },
    { at: 0.42, eye: [-8, 58, 240], target: [0, 22, 0], width: 46 },
    { at: 0.52, eye: [20, 120, 520], target: [0, 6, 200], width: 46 },
    { at: 0.62, eye: [70, 110, 660], target: [0, 6, 400], width: 46 },
    { at: 0.74, eye: [-8, 56, 830], target: [0, 22, 0], width: 28 },
    { at: 0.86, eye: [-4, 12, 660], target: [0, 24, 0], width: 26 },
    { at: 1, eye: [6, 6, 130], target: [0, 26, 0], width: 50 },
  ],
  light: roseMorning({ sun: 122, elevation: 28, glow: 50, haze: 0.0006, hazeFrom: 500 }),
  shadows: { centre: [0, 330], reach: 400 },
});
