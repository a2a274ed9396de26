import { amberDusk, staged, warRomeSet } from '@odysseus/pictures/models';

/** The road over the forums, EUR, San Lorenzo, the Portico of Octavia, the Ardeatine Caves, and the road again. */
export default staged(warRomeSet, {
  camera: [
    { at: 0, eye: [-40, 46, 1150], target: [40, 20, 940], width: 48 },
    { at: 0.08, eye: [-120, 86, 1010], target: [-20, 0, 700], width: 48 },
    { at: 0.17, eye: [-60, 70, 960], target: [-10, 0, 560], width: 48 },
    { at: 0.25, eye: [-10, 22, 900], target: [0, 16, 300], width: 44 },
    { at: 0.28, eye: [-240, 96, 460], target: [-500, 20, -160], width: 46 },
    { at: 0.31, eye: [-440, 50, -20], target: [-556, 26, -240], width: 46 },
    { at: 0.37, eye: [-520, 10, -90], target: [-560, 30, -260], width: 52 },
    { at: 0.42, eye: [-450, 48, 486], target: [-470, 6, 300], width: 48 },
    { at: 0.47, eye: [-436, 26, 440], target: [-452, 8, 286], width: 48 },
    { at: 0.52, eye: [120, 110, 760], target: [330, 0, 560], width: 48 },
    { at: 0.56, eye: [416, 12, 588], target: [384, 6, 526], width: 52 },
    { at: 0.64, eye: [408, 7, 580], target: [384, 7, 526], width: 52 },
    { at: 0.66, eye: [440, 66, 540], target: [500, 4, 240], width: 50 },
    { at: 0.69, eye: [596, 26, 156], target: [536, 4, 40], width: 48 },
    { at: 0.74, eye: [586, 20, 146], target: [536, 4, 40], width: 48 },
    { at: 0.76, eye: [300, 100, 620], target: [60, 10, 700], width: 48 },
    { at: 0.78, eye: [-30, 24, 960], target: [0, 10, 600], width: 48 },
    { at: 0.85, eye: [-30, 20, 1120], target: [60, 24, 930], width: 50 },
    { at: 0.875, eye: [340, 110, 640], target: [440, 4, 300], width: 48 },
    { at: 0.9, eye: [590, 20, 140], target: [540, 2, 50], width: 48 },
    { at: 0.93, eye: [580, 14, 128], target: [540, 2, 56], width: 48 },
    { at: 0.96, eye: [-20, 84, 980], target: [0, 4, 500], width: 48 },
    { at: 1, eye: [-6, 14, 900], target: [0, 16, 200], width: 44 },
  ],
  light: amberDusk({ sun: 128, elevation: 19, glow: 20, haze: 0.0006, hazeFrom: 400 }),
  shadows: { centre: [0, 480], reach: 620 },
});
