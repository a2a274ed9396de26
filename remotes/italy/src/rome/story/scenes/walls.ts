import { roseMorning, staged, wallsRomeSet } from '@odysseus/pictures/models';

/** The eastern edge of Rome: the aqueduct, the wall in its two heights, and the quarter that empties. */
export default staged(wallsRomeSet, {
  camera: [
    { at: 0, eye: [150, 60, 190], target: [-20, 8, 0], width: 48 },
    { at: 0.09, eye: [52, 16, 74], target: [-2, 12, 0], width: 48 },
    { at: 0.13, eye: [46, 14, 66], target: [-2, 13, 0], width: 48 },
    { at: 0.18, eye: [30, 54, 170], target: [-190, 12, 40], width: 48 },
    { at: 0.25, eye: [210, 84, 210], target: [10, 2, -40], width: 48 },
    { at: 0.31, eye: [150, 44, 124], target: [10, 6, 0], width: 48 },
    { at: 0.41, eye: [96, 30, 98], target: [0, 9, 0], width: 48 },
    { at: 0.48, eye: [150, 110, 120], target: [40, 4, -200], width: 48 },
    { at: 0.55, eye: [84, 34, 124], target: [-6, 11, 4], width: 48 },
    { at: 0.63, eye: [-50, 84, 270], target: [160, 24, -150], width: 50 },
    { at: 0.73, eye: [190, 110, 110], target: [0, 0, -200], width: 50 },
    { at: 0.83, eye: [70, 66, 410], target: [-150, 8, 90], width: 50 },
    { at: 0.91, eye: [200, 110, 150], target: [0, 0, -160], width: 48 },
    { at: 1, eye: [250, 130, 240], target: [0, 6, -40], width: 50 },
  ],
  light: roseMorning({ sun: -128, elevation: 24, glow: 60, haze: 0.0006, hazeFrom: 380 }),
  shadows: { centre: [0, 20], reach: 460 },
});
