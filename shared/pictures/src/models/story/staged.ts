import type { BufferGeometry, Mesh, Scene } from 'three';
import type { Point } from '../../geometry/MeshBuilder';
import type { Atmosphere } from '../../rendering/atmosphere';
import type { WaterLook } from '../../rendering/WaterLook';
import { clouds } from '../clouds';
import type { StorySet } from './StorySet';

/** How a set is filmed: what a chapter's scene adds to its models. Its parts are those of the guide's `StoryScene`. */
export interface Direction {
  /** Where the camera is at shares of the chapter's time, 0 to 1; `width` is that of the view, in degrees. */
  readonly camera: readonly {
    readonly at: number;
    readonly eye: Point;
    readonly target: Point;
    readonly width: number;
  }[];
  readonly light: Atmosphere;
  /** The square that shadows are worked out for, in metres. */
  readonly shadows: { readonly centre: readonly [number, number]; readonly reach: number };
  /** Whether fair-weather clouds stand in the north and the south. */
  readonly cloudy?: boolean;
}

/** What a set asks of the guide's stage. */
interface SetStage {
  readonly scene: Scene;
  readonly quality: 'low' | 'high';
  addWater(geometry: BufferGeometry, level: number, look: WaterLook): Mesh;
  rest(): Promise<void>;
}

/** What the guide's player films. */
interface StagedSet extends Pick<Direction, 'camera' | 'shadows'> {
  light(): Atmosphere;
  setYear(year: number): void;
  update(progress: number, seconds: number): void;
}

/** The guide's scene function from a set that is built step by step and the way it is filmed. On small devices the trees are left out. */
export function staged(
  build: () => Generator<void, StorySet>,
  { camera, light, shadows, cloudy = true }: Direction,
): (stage: SetStage) => Promise<StagedSet> {
  return async (stage) => {
    const steps = build();
    let step = steps.next();
    while (!step.done) {
      await stage.rest();
      step = steps.next();
    }
    const set = step.value;
    if (stage.quality === 'low') set.leaveOut('Trees');
    stage.scene.add(set.world);
    for (const { geometry, level, look } of set.water) stage.addWater(geometry, level, look);
    if (cloudy) stage.scene.add(fairWeather());
    return {
      camera,
      light: () => light,
      shadows,
      setYear: (year) => set.setYear(year),
      update: (_progress, seconds) => set.move(seconds),
    };
  };
}

const fairWeather = (): ReturnType<typeof clouds> =>
  clouds([
    { at: [-2300, 1300, -5200], half: 460, seed: 13 },
    { at: [500, 1900, -5600], half: 380, seed: 5 },
    { at: [2700, 1200, -4800], half: 430, seed: 3 },
    { at: [-1500, 1500, 5400], half: 420, seed: 8 },
    { at: [5200, 1300, -900], half: 400, seed: 11 },
    { at: [-5400, 1400, 300], half: 420, seed: 21 },
  ]);
