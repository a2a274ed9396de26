import { baroqueRomeSet, roseMorning, staged } from '@odysseus/pictures/models';

/** Saint Peter's from Bramante's piers to Bernini's square, and over the river to the Trevi. */
export default staged(baroqueRomeSet, {
  camera: [
    { at: 0, eye: [-150, 60, 330], target: [0, 14, 90], width: 46 },
    { at: 0.1, eye: [-170, 70, 190], target: [0, 16, 40], width: 46 },
    { at: 0.2, eye: [-150, 62, -40], target: [0, 24, 20], width: 48 },
    { at: 0.3, eye: [-190, 80, -110], target: [0, 34, 0], width: 46 },
    { at: 0.42, eye: [-190, 96, 120], target: [0, 56, 10], width: 46 },
    { at: 0.46, eye: [-110, 30, 440], target: [0, 14, 310], width: 48 },
    { at: 0.52, eye: [-90, 34, 430], target: [0, 18, 300], width: 48 },
    { at: 0.58, eye: [-150, 90, 300], target: [0, 84, 0], width: 44 },
    { at: 0.64, eye: [-70, 60, 330], target: [0, 50, 90], width: 48 },
    { at: 0.7, eye: [-26, 3, 300], target: [0, 32, 130], width: 50 },
    { at: 0.78, eye: [-120, 84, 560], target: [0, 24, 200], width: 46 },
    { at: 0.83, eye: [-150, 70, 760], target: [-60, 6, 880], width: 48 },
    { at: 0.89, eye: [-104, 24, 876], target: [-46, 4, 902], width: 52 },
    { at: 1, eye: [-94, 3, 912], target: [-44, 6, 898], width: 56 },
  ],
  light: roseMorning({ sun: -138, elevation: 26, glow: -40, haze: 0.0005, hazeFrom: 500 }),
  shadows: { centre: [-40, 420], reach: 560 },
});
