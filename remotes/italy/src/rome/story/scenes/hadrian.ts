import { goldenEvening, hadrianRomeSet, staged } from '@odysseus/pictures/models';

/** Rome from Trajan's forum to Hadrian's tomb. */
export default staged(hadrianRomeSet, {
  camera: [
    { at: 0, eye: [1080, 200, 900], target: [300, 0, 100], width: 48 },
    { at: 0.17, eye: [620, 140, 700], target: [720, 6, 380], width: 48 },
    { at: 0.26, eye: [480, 124, 590], target: [730, 8, 392], width: 48 },
    { at: 0.35, eye: [480, 130, 590], target: [722, 6, 392], width: 46 },
    { at: 0.4, eye: [556, 46, 262], target: [624, 19, 316], width: 46 },
    { at: 0.46, eye: [548, 60, 246], target: [624, 18, 316], width: 46 },
    { at: 0.53, eye: [-86, 40, -206], target: [0, 10, -24], width: 46 },
    { at: 0.62, eye: [-64, 34, -190], target: [0, 14, -14], width: 46 },
    { at: 0.72, eye: [-104, 74, -130], target: [0, 26, 0], width: 44 },
    { at: 0.79, eye: [-74, 96, -104], target: [0, 36, 2], width: 44 },
    { at: 0.84, eye: [-1000, 60, -280], target: [-866, 10, -430], width: 48 },
    { at: 0.92, eye: [-1010, 40, -300], target: [-868, 20, -470], width: 48 },
    { at: 1, eye: [-960, 26, -318], target: [-870, 26, -480], width: 52 },
  ],
  light: goldenEvening({ sun: -82, elevation: 24, glow: -60, haze: 0.00042, hazeFrom: 450 }),
  shadows: { centre: [-60, -40], reach: 1000 },
});
