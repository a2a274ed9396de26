/**
 * Builds the scenes of the story without a renderer and prints what each would draw, as JSON: `npx tsx remotes/paris/src/story/countScenes.ts`.
 * Run by scenes.test.ts, because three is an ES module only.
 */
import { createHash } from 'node:crypto';
import { seededRandom } from '@odysseus/pictures/models';
import type { Stage } from '@odysseus/guide';
import { Mesh, Scene } from 'three';
import { scenes } from './scenes';

/** What a scene draws in one year, shadows and reflections not counted. */
export interface Count {
  readonly year: number;
  readonly calls: number;
  readonly triangles: number;
  /** Of all corners that are shown. */
  readonly digest: string;
}

const years = [
  -52, 30, 150, 312, 1100, 1165, 1190, 1230, 1300, 1380, 1560, 1700, 1789.54, 1810.27, 1830, 1858, 1870, 1877.5, 1888.3,
  1889.5, 1899.3, 1900.6, 1950, 2019.2, 2020.5, 2023.5, 2026,
];

function countIn(scene: Scene, year: number): Count {
  const hash = createHash('sha1');
  let [calls, triangles] = [0, 0];
  scene.traverseVisible((part) => {
    if (!(part instanceof Mesh)) return;
    const { attributes, drawRange, index } = part.geometry as Mesh['geometry'];
    const corners = Math.min(attributes['position']?.count ?? 0, drawRange.count);
    if (corners === 0) return;
    calls += [part.material].flat().length;
    triangles += (index ? index.count : corners) / 3;
    hash.update(`${corners} ${part.position.toArray().join()}`);
  });
  return { year, calls, triangles: Math.round(triangles), digest: hash.digest('hex') };
}

async function count(key: string, quality: Stage['quality']): Promise<readonly Count[]> {
  const scene = new Scene();
  const load = scenes[key];
  if (!load) throw new Error(`There is no scene named '${key}'.`);
  const { default: build } = await load();
  const story = await build({
    scene,
    quality,
    random: seededRandom(1),
    addWater: (geometry) => {
      const water = new Mesh(geometry);
      scene.add(water);
      return water;
    },
    rest: () => Promise.resolve(),
  });
  if (story.camera.length < 2 || story.camera[0]?.at !== 0 || story.camera.at(-1)?.at !== 1)
    throw new Error(`The camera of '${key}' must go from 0 to 1.`);
  return years.map((year) => {
    story.setYear(year);
    story.update?.(0.5, 12);
    return countIn(scene, year);
  });
}

/** A scene with many trees stands for all of them on a small device. */
const leafy = 'lutetia';

const counts: Record<string, { readonly high: readonly Count[]; readonly low?: readonly Count[] }> = {};
for (const key of Object.keys(scenes))
  counts[key] = { high: await count(key, 'high'), ...(key === leafy ? { low: await count(key, 'low') } : {}) };
console.log(JSON.stringify(counts));
