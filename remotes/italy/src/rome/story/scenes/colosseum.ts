import { colosseumSet, goldenEvening, staged } from '@odysseus/pictures/models';

/** The valley of the Colosseum: fire, Nero's lake, the amphitheatre, and what was made of it. */
export default staged(colosseumSet, {
  camera: [
    { at: 0, eye: [-190, 90, -300], target: [0, 6, 20], width: 48 },
    { at: 0.08, eye: [-150, 70, -240], target: [0, 6, 10], width: 48 },
    { at: 0.2, eye: [180, 56, -210], target: [-60, 2, 10], width: 50 },
    { at: 0.28, eye: [120, 40, -150], target: [-140, 8, -10], width: 50 },
    { at: 0.38, eye: [-170, 70, -190], target: [0, 8, 0], width: 48 },
    { at: 0.46, eye: [-110, 30, -180], target: [10, 22, -20], width: 48 },
    { at: 0.54, eye: [-30, 130, -190], target: [0, 8, 10], width: 48 },
    { at: 0.62, eye: [120, 96, -150], target: [0, 20, 0], width: 48 },
    { at: 0.7, eye: [-160, 60, -170], target: [-10, 22, 0], width: 50 },
    { at: 0.78, eye: [-150, 80, 170], target: [0, 14, 10], width: 50 },
    { at: 0.86, eye: [110, 84, 190], target: [0, 12, 20], width: 50 },
    { at: 0.93, eye: [170, 50, -130], target: [40, 16, -20], width: 48 },
    { at: 1, eye: [-150, 56, -230], target: [0, 16, 0], width: 48 },
  ],
  light: goldenEvening({ sun: -62, elevation: 24, glow: 150, haze: 0.0006, hazeFrom: 380 }),
  shadows: { centre: [-10, -10], reach: 230 },
});
