/**
 * Builds a story's scenes without a renderer and prints what each would draw, as JSON:
 * `npx tsx scripts/testing/countScenes.ts remotes/paris/src/story '[-52,1190]'`.
 * Run by stories.test.ts, because three is an ES module only.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SceneModules, Stage } from '@odysseus/guide';
import { seededRandom } from '@odysseus/pictures/models';
import { Mesh, Scene } from 'three';

/** What a scene draws in one year, shadows and reflections not counted. */
export interface Count {
  readonly year: number;
  readonly calls: number;
  readonly triangles: number;
  /** Of all corners that are shown. */
  readonly digest: string;
}

/** The scenes of a story by their keys; the first one also as it is drawn on small devices. */
export type Counts = Readonly<Record<string, { readonly high: readonly Count[]; readonly low?: readonly Count[] }>>;

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

async function count(
  key: string,
  load: SceneModules[string],
  quality: Stage['quality'],
  years: readonly number[],
): Promise<readonly Count[]> {
  const scene = new Scene();
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

const [folder = '', wanted = '[]'] = process.argv.slice(2);
const years = JSON.parse(wanted) as readonly number[];
const { scenes } = (await import(pathToFileURL(join(process.cwd(), folder, 'scenes', 'index.ts')).href)) as {
  readonly scenes: SceneModules;
};
const counts: Record<string, Counts[string]> = {};
for (const [index, [key, load]] of Object.entries(scenes).entries())
  counts[key] = {
    high: await count(key, load, 'high', years),
    ...(index === 0 ? { low: await count(key, load, 'low', years) } : {}),
  };
console.log(JSON.stringify(counts));
