import { amberDusk, bastilleSet, staged } from '@odysseus/pictures/models';

/** The Bastille: raised, besieged, taken apart, and the column beside its ground. */
export default staged(bastilleSet, {
  camera: [
    { at: 0, eye: [-112, 15, 142], target: [-8, 8, 0], width: 44 },
    { at: 0.12, eye: [96, 44, 128], target: [-8, 8, 0], width: 44 },
    { at: 0.24, eye: [-70, 70, 120], target: [-8, 6, 0], width: 44 },
    { at: 0.36, eye: [-112, 15, 142], target: [-8, 12, 0], width: 44 },
    { at: 0.46, eye: [-104, 9, 78], target: [-30, 12, 6], width: 50 },
    { at: 0.58, eye: [-90, 50, 128], target: [-8, 6, 0], width: 46 },
    { at: 0.7, eye: [-60, 70, 120], target: [-8, 0, 0], width: 46 },
    { at: 0.82, eye: [-150, 60, 200], target: [-8, 4, 0], width: 48 },
    { at: 1, eye: [-96, 24, 176], target: [-8, 22, 40], width: 46 },
  ],
  light: amberDusk({ sun: -124, elevation: 20, glow: -70, haze: 0.001, hazeFrom: 220 }),
  shadows: { centre: [-20, 30], reach: 180 },
});
