import { goldenEvening, archSet, staged } from '@odysseus/pictures/models';

/** The Arc de Triomphe through thirty years of works, and the star of avenues. */
export default staged(archSet, {
  camera: [
    { at: 0, eye: [96, 13, -176], target: [0, 10, 20], width: 46 },
    { at: 0.2, eye: [70, 40, -150], target: [0, 4, 0], width: 44 },
    { at: 0.3, eye: [-40, 9, -140], target: [0, 22, 0], width: 46 },
    { at: 0.46, eye: [86, 56, -150], target: [0, 20, 0], width: 42 },
    { at: 0.58, eye: [44, 12, -90], target: [6, 22, 0], width: 48 },
    { at: 0.66, eye: [60, 10, -130], target: [0, 24, 0], width: 48 },
    { at: 0.78, eye: [240, 190, -420], target: [0, 10, 40], width: 50 },
    { at: 0.88, eye: [-120, 60, -260], target: [0, 18, 0], width: 44 },
    { at: 1, eye: [14, 7, -104], target: [0, 22, 0], width: 48 },
  ],
  light: goldenEvening({ sun: 62, elevation: 24, glow: -150, haze: 0.0007, hazeFrom: 300 }),
  shadows: { centre: [0, 10], reach: 190 },
});
