import { Scene, type BufferGeometry } from 'three';
import type { Stage, StoryRandom, StoryWater } from '../scene';
import { WaterSurface } from './WaterSurface';

/**
 * An empty stage for a scene function. Nothing of it needs a renderer, so scenes can be built and counted anywhere.
 * @param seed equal seeds give equal randomness: the chapter's id
 */
export function createStage(seed: string, quality: Stage['quality']): Stage {
  const scene = new Scene();
  return {
    scene,
    quality,
    random: seededRandom(seed),
    addWater: (geometry: BufferGeometry, level: number, look: StoryWater) => {
      const water = new WaterSurface(geometry, level, look);
      scene.add(water);
      return water;
    },
    rest: () => new Promise((resolve) => setTimeout(resolve)),
  };
}

/** A generator (mulberry32) that gives the same sequence for the same seed. */
function seededRandom(seed: string): StoryRandom {
  let state =
    Array.from(seed).reduce((hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619), 2166136261) >>>
    0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const random = (low = 0, high = 1): number => low + (high - low) * next();
  return Object.assign(random, {
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability: number): boolean => next() < probability,
  });
}
