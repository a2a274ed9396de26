import { roseMorning, cathedralSet, staged } from '@odysseus/pictures/models';

/** Notre-Dame as a building site, from the first stones of the choir to the towers. */
export default staged(cathedralSet, {
  camera: [
    { at: 0, eye: [-244, 26, 210], target: [-30, 12, 0], width: 44 },
    { at: 0.24, eye: [150, 40, 196], target: [22, 16, 0], width: 40 },
    { at: 0.42, eye: [60, 48, 170], target: [6, 20, 0], width: 42 },
    { at: 0.5, eye: [-70, 64, 168], target: [-16, 22, 0], width: 44 },
    { at: 0.6, eye: [-60, 40, 120], target: [-16, 24, 0], width: 44 },
    { at: 0.7, eye: [-186, 44, 62], target: [-60, 22, 0], width: 46 },
    { at: 0.78, eye: [-180, 48, 70], target: [-58, 32, 0], width: 48 },
    { at: 0.87, eye: [-20, 22, 176], target: [0, 24, 0], width: 46 },
    { at: 1, eye: [-250, 24, 214], target: [-20, 30, 0], width: 46 },
  ],
  light: roseMorning({ sun: -128, elevation: 25, glow: 30, haze: 0.0008, hazeFrom: 260 }),
  shadows: { centre: [-30, 10], reach: 210 },
});
