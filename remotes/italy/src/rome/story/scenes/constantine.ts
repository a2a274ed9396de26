import { constantineRomeSet, roseMorning, staged } from '@odysseus/pictures/models';

/** The first Saint Peter's, from the tombs under it to the last years of its life. */
export default staged(constantineRomeSet, {
  camera: [
    { at: 0, eye: [300, 96, 250], target: [20, 4, 10], width: 46 },
    { at: 0.1, eye: [140, 34, 76], target: [24, 3, 4], width: 46 },
    { at: 0.19, eye: [200, 66, 150], target: [50, 4, 0], width: 46 },
    { at: 0.28, eye: [172, 72, 140], target: [44, 14, 0], width: 46 },
    { at: 0.36, eye: [190, 58, 130], target: [56, 18, 0], width: 46 },
    { at: 0.45, eye: [228, 50, 62], target: [140, 9, 0], width: 48 },
    { at: 0.54, eye: [470, 76, 150], target: [190, 8, -10], width: 48 },
    { at: 0.64, eye: [262, 26, 62], target: [130, 20, 0], width: 48 },
    { at: 0.71, eye: [560, 150, -360], target: [120, 0, -30], width: 48 },
    { at: 0.8, eye: [330, 40, 120], target: [150, 13, 0], width: 46 },
    { at: 0.89, eye: [300, 64, 150], target: [90, 16, 0], width: 46 },
    { at: 1, eye: [480, 130, 350], target: [90, 8, 0], width: 48 },
  ],
  light: roseMorning({ sun: 118, elevation: 26, glow: -60, haze: 0.0006, hazeFrom: 350 }),
  shadows: { centre: [170, 0], reach: 460 },
});
