import { goldenEvening, louvreSet, staged } from '@odysseus/pictures/models';

/** The Louvre from castle to palace to museum. */
export default staged(louvreSet, {
  camera: [
    { at: 0, eye: [300, 30, -40], target: [40, 6, -166], width: 40 },
    { at: 0.16, eye: [190, 52, -50], target: [30, 8, -166], width: 44 },
    { at: 0.26, eye: [300, 30, -60], target: [40, 8, -166], width: 38 },
    { at: 0.4, eye: [60, 90, -20], target: [20, 4, -160], width: 46 },
    { at: 0.5, eye: [340, 110, 330], target: [60, 6, 60], width: 50 },
    { at: 0.6, eye: [150, 130, -390], target: [-10, 4, -200], width: 46 },
    { at: 0.68, eye: [330, 150, 200], target: [10, 0, 40], width: 50 },
    { at: 0.8, eye: [340, 190, 420], target: [10, 0, 80], width: 52 },
    { at: 0.88, eye: [-40, 60, 190], target: [0, 10, -40], width: 52 },
    { at: 1, eye: [-24, 9, 88], target: [-4, 13, -20], width: 54 },
  ],
  light: goldenEvening({ sun: -176, elevation: 24, glow: -100, haze: 0.0008, hazeFrom: 300 }),
  shadows: { centre: [10, -60], reach: 330 },
});
