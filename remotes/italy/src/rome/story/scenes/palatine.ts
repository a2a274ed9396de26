import { palatineSet, roseMorning, staged } from '@odysseus/pictures/models';

/** The huts on the Palatine, the valley that becomes the Forum, and Jupiter's temple on the Capitol. */
export default staged(palatineSet, {
  camera: [
    { at: 0, eye: [-330, 150, 420], target: [-560, 0, -60], width: 50 },
    { at: 0.09, eye: [-40, 57, 160], target: [-180, 40, 60], width: 46 },
    { at: 0.28, eye: [-84, 51, 150], target: [-150, 42, 60], width: 50 },
    { at: 0.37, eye: [-60, 96, -330], target: [-20, 14, -190], width: 48 },
    { at: 0.45, eye: [120, 150, 120], target: [-240, 10, -330], width: 52 },
    { at: 0.54, eye: [40, 70, -150], target: [-130, 4, -352], width: 48 },
    { at: 0.62, eye: [-60, 90, -40], target: [-330, 0, -140], width: 50 },
    { at: 0.69, eye: [-500, 30, -40], target: [-430, 8, -112], width: 46 },
    { at: 0.77, eye: [-200, 90, -160], target: [-330, 36, -360], width: 48 },
    { at: 0.86, eye: [-262, 72, -240], target: [-375, 52, -392], width: 46 },
    { at: 1, eye: [-120, 110, 30], target: [-340, 30, -380], width: 50 },
  ],
  light: roseMorning({ sun: 118, elevation: 24, glow: -60, haze: 0.00036, hazeFrom: 400 }),
  shadows: { centre: [-190, -150], reach: 420 },
});
