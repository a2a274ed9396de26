import { colosseumSet, goldenEvening, staged } from '@odysseus/pictures/models';

/** The valley of the Colosseum: fire, Nero's lake, the amphitheatre, and what was made of it. */
export default staged(colosseumSet, {
  camera: [
    { at: 0, eye: [-190, 90, -300], target: [0, 6, 20], width: 48 },
    { at: 0.06, eye: [-170, 84, -270], target: [0, 6, 20], width: 48 },
    { at: 0.12, eye: [180, 56, -210], target: [-60, 2, 10], width: 50 },
    { at: 0.18, eye: [60, 30, -130], target: [-220, 16, -40], width: 50 },
    { at: 0.25, eye: [-170, 80, -200], target: [0, 4, 0], width: 48 },
    { at: 0.31, eye: [-130, 46, -190], target: [0, 12, -20], width: 48 },
    { at: 0.39, eye: [-40, 140, -190], target: [0, 8, 10], width: 48 },
    { at: 0.47, eye: [120, 110, -170], target: [0, 24, 0], width: 48 },
    { at: 0.56, eye: [-170, 70, -170], target: [-20, 26, -10], width: 50 },
    { at: 0.63, eye: [140, 96, -160], target: [20, 22, -10], width: 48 },
    { at: 0.7, eye: [110, 84, 190], target: [0, 12, 20], width: 50 },
    { at: 0.79, eye: [-40, 116, 150], target: [0, 4, 0], width: 48 },
    { at: 0.88, eye: [196, 44, 86], target: [76, 16, 16], width: 46 },
    { at: 1, eye: [-150, 56, -230], target: [0, 16, 0], width: 48 },
  ],
  light: goldenEvening({ sun: -62, elevation: 24, glow: 150, haze: 0.0006, hazeFrom: 380 }),
  shadows: { centre: [-10, -10], reach: 230 },
});
