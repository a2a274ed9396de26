import { amberDusk, towerSet, staged } from '@odysseus/pictures/models';

/** The Tower by date, and the fair of 1889 at its feet. */
export default staged(towerSet, {
  camera: [
    { at: 0, eye: [-190, 60, 420], target: [0, 6, -40], width: 48 },
    { at: 0.18, eye: [-130, 30, 190], target: [-20, 6, 20], width: 46 },
    { at: 0.32, eye: [120, 34, 190], target: [10, 26, 10], width: 48 },
    { at: 0.44, eye: [-150, 44, 420], target: [0, 44, 0], width: 46 },
    { at: 0.56, eye: [-150, 44, 600], target: [0, 90, 0], width: 44 },
    { at: 0.68, eye: [-260, 120, 620], target: [0, 150, 0], width: 46 },
    { at: 0.8, eye: [190, 190, 420], target: [0, 60, -300], width: 52 },
    { at: 0.9, eye: [260, 130, 480], target: [0, 80, -200], width: 50 },
    { at: 1, eye: [-190, 34, 640], target: [0, 150, 0], width: 48 },
  ],
  light: amberDusk({ sun: -128, elevation: 19, glow: -34, haze: 0.0005, hazeFrom: 500 }),
  shadows: { centre: [0, -60], reach: 420 },
});
