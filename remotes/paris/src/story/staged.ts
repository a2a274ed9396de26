import { clouds, type StorySet } from '@odysseus/pictures/models';
import type { CameraStop, SceneFunction, StoryLight, StoryScene } from '@odysseus/guide';

/** How a set is filmed: what a chapter's scene adds to its models. */
export interface Direction {
  readonly camera: readonly CameraStop[];
  readonly light: StoryLight;
  readonly shadows: StoryScene['shadows'];
  /** Whether fair-weather clouds stand in the north and the south. */
  readonly cloudy?: boolean;
}

/** A scene function from a set that is built step by step and the way it is filmed. On small devices the trees are left out. */
export function staged(
  build: () => Generator<void, StorySet>,
  { camera, light, shadows, cloudy = true }: Direction,
): SceneFunction {
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
