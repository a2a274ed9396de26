import type { Atmosphere } from '../../rendering/atmosphere';
import type { Grade } from '../../rendering/develop';

/** Where the light of a picture comes from, in degrees as in `Atmosphere`, and how thick its air is. */
export interface LightFrom {
  readonly sun: number;
  readonly elevation?: number;
  readonly glow: number;
  readonly haze?: number;
  readonly hazeFrom?: number;
}

export const grade: Grade = { exposure: 1, bloom: 0.16, grain: 1.4, vignette: 0.2, saturation: 1.08 };

function lit(
  base: Omit<Atmosphere, 'haze' | 'glow' | 'sun'> & {
    readonly glow: Omit<Atmosphere['glow'], 'azimuth'>;
    readonly sun: Omit<Atmosphere['sun'], 'azimuth'>;
  },
  from: LightFrom,
): Atmosphere {
  return {
    ...base,
    glow: { ...base.glow, azimuth: from.glow },
    sun: { ...base.sun, azimuth: from.sun, elevation: from.elevation ?? base.sun.elevation },
    haze: { density: from.haze ?? 0.0006, height: 180, start: from.hazeFrom ?? 350 },
  };
}

/** Late golden light: apricot horizon, violet zenith. */
export const goldenEvening = (from: LightFrom): Atmosphere =>
  lit(
    {
      sky: [
        [0, '#fcc78c'],
        [3, '#fccd9c'],
        [8, '#f3b5ac'],
        [14, '#c995be'],
        [22, '#967cc4'],
        [34, '#7068b8'],
      ],
      glow: { color: '#ffce7a', strength: 0.75 },
      sun: { elevation: 20, color: '#ffc285', intensity: 4.6 },
      fill: { zenith: '#8f8ae0', horizon: '#f2b6b0', ground: '#d29a86', intensity: 1.25 },
    },
    from,
  );

/** Early light: rose and cream below a clear pale blue. */
export const roseMorning = (from: LightFrom): Atmosphere =>
  lit(
    {
      sky: [
        [0, '#ffdcb4'],
        [3, '#ffd6bc'],
        [8, '#f4c2c4'],
        [14, '#c8b4d8'],
        [22, '#9cacdc'],
        [36, '#7c9ad6'],
      ],
      glow: { color: '#ffe0a2', strength: 0.7 },
      sun: { elevation: 23, color: '#ffd2a0', intensity: 4.5 },
      fill: { zenith: '#94a8ea', horizon: '#f4c6be', ground: '#d2a890', intensity: 1.3 },
    },
    from,
  );

/** The last half hour: burning horizon, deep lilac above. */
export const amberDusk = (from: LightFrom): Atmosphere =>
  lit(
    {
      sky: [
        [0, '#ffb974'],
        [3, '#fdb488'],
        [7, '#ec9a9c'],
        [12, '#b87fb0'],
        [19, '#7c68b2'],
        [30, '#5656a0'],
      ],
      glow: { color: '#ffd27c', strength: 0.9 },
      sun: { elevation: 13, color: '#ffb070', intensity: 4.7 },
      fill: { zenith: '#7f7ed8', horizon: '#eca6a4', ground: '#c48a78', intensity: 1.2 },
    },
    from,
  );

/** After sunset: a band of peach under blue and indigo, for lamps and lit windows. */
export const blueHour = (from: LightFrom): Atmosphere =>
  lit(
    {
      sky: [
        [0, '#fbbb90'],
        [3, '#f2ac9c'],
        [7, '#cf98b4'],
        [13, '#938ac4'],
        [21, '#636eb4'],
        [32, '#46549a'],
      ],
      glow: { color: '#ffcd8c', strength: 0.85 },
      sun: { elevation: 10, color: '#ffae84', intensity: 2.9 },
      fill: { zenith: '#7684d6', horizon: '#d8a0b4', ground: '#a8808c', intensity: 1.3 },
    },
    from,
  );
