import { capitalRomeSet, goldenEvening, staged } from '@odysseus/pictures/models';

/** Porta Pia, Via Nazionale, the Tiber between its new walls, and the Vittoriano. */
export default staged(capitalRomeSet, {
  camera: [
    { at: 0, eye: [-600, 42, 780], target: [-500, 4, 620], width: 48 },
    { at: 0.13, eye: [-430, 16, 720], target: [-462, 6, 620], width: 48 },
    { at: 0.22, eye: [-446, 12, 690], target: [-466, 4, 612], width: 50 },
    { at: 0.28, eye: [-400, 50, 700], target: [-380, 10, 500], width: 50 },
    { at: 0.31, eye: [60, 96, 500], target: [400, -4, 120], width: 50 },
    { at: 0.33, eye: [446, 28, 280], target: [440, -4, 60], width: 52 },
    { at: 0.36, eye: [440, 22, 240], target: [440, -4, 40], width: 52 },
    { at: 0.388, eye: [60, 110, 480], target: [-60, 0, 300], width: 52 },
    { at: 0.42, eye: [-690, 56, 590], target: [-470, 4, 350], width: 50 },
    { at: 0.48, eye: [-640, 40, 484], target: [-420, 8, 327], width: 50 },
    { at: 0.54, eye: [-604, 9, 458], target: [-380, 9, 298], width: 52 },
    { at: 0.56, eye: [-60, 110, 420], target: [300, 0, 200], width: 52 },
    { at: 0.58, eye: [452, 14, 320], target: [448, -4, 100], width: 54 },
    { at: 0.66, eye: [452, 10, 250], target: [448, -4, 60], width: 54 },
    { at: 0.68, eye: [330, 80, 280], target: [200, 10, 60], width: 50 },
    { at: 0.71, eye: [-70, 44, 240], target: [0, 14, 0], width: 46 },
    { at: 0.82, eye: [70, 54, 190], target: [0, 26, -10], width: 46 },
    { at: 0.9, eye: [-34, 12, 170], target: [0, 32, 0], width: 50 },
    { at: 1, eye: [-70, 36, 250], target: [0, 32, 0], width: 42 },
  ],
  light: goldenEvening({ sun: 138, elevation: 24, glow: 60, haze: 0.0007, hazeFrom: 300 }),
  shadows: { centre: [0, 260], reach: 620 },
});
