import { PCFShadowMap, PerspectiveCamera, WebGLRenderer, type Scene } from 'three';
import type { SceneFunction, Stage, StoryScene } from '../scene';
import { Air } from './Air';
import { cameraPose } from './cameraPose';
import { freeScene } from './freeScene';
import { lensHeight } from './lensHeight';
import { Mirror } from './Mirror';
import { Pace } from './Pace';
import { setToneCurve } from './setToneCurve';
import { createStage } from './createStage';
import type { DrawingCounts, Moment, Theatre, TheatreEvents } from './theatre';
import { WaterSurface } from './WaterSurface';

interface TheatreOptions {
  readonly container: HTMLElement;
  readonly quality: Stage['quality'];
  readonly events: TheatreEvents;
}

/** What stands on the stage. */
interface Setting {
  readonly scene: Scene;
  readonly story: StoryScene;
  readonly air: Air;
  readonly water: readonly WaterSurface[];
  year: number | undefined;
  /** Second's quarter of which the shadows are. */
  shadowsOf: number;
}

/** Boats and cranes cast their shadows anew this many times a second; whatever else moves, at once. */
const shadowSteps = 4;

const shadowSize = { low: 1024, high: 2048 } as const;

/**
 * Opens a theatre in a container, with a canvas of its own.
 * @throws {Error} when the browser gives no WebGL2
 */
export function openTheatre({ container, quality, events }: TheatreOptions): Theatre {
  const canvas = document.createElement('canvas');
  const renderer = createRenderer(canvas);
  container.append(canvas);
  const camera = new PerspectiveCamera(40, 16 / 9, 1, 20000);
  const mirror = quality === 'high' ? new Mirror() : undefined;
  const pace = new Pace(Math.min(devicePixelRatio, quality === 'high' ? 2 : 1.5));
  let set: Setting | undefined;
  let asked = 0;
  let size = { width: 1, height: 1 };
  const listening = new AbortController();

  const strike = (): void => {
    if (!set) return;
    set.story.dispose?.();
    freeScene(set.scene);
    set = undefined;
  };
  const fit = (): void => {
    renderer.setPixelRatio(pace.ratio);
    renderer.setSize(size.width, size.height, false);
    mirror?.resize(size.width * pace.ratio, size.height * pace.ratio);
    camera.aspect = size.width / size.height;
  };

  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // Without this the browser never gives the context back.
      event.preventDefault();
      // Freed while nothing is there to free: later it would be taken for things of the new context.
      asked += 1;
      strike();
      mirror?.dispose();
      events.lost();
    },
    listening,
  );
  canvas.addEventListener('webglcontextrestored', () => events.restored(), listening);

  return {
    show: async (id, build) => {
      asked += 1;
      const mine = asked;
      strike();
      const built = await buildSet(id, build, quality);
      if (mine !== asked || listening.signal.aborted) {
        built.story.dispose?.();
        freeScene(built.scene);
        return false;
      }
      set = built;
      return true;
    },
    draw: (moment) => {
      if (!set || renderer.getContext().isContextLost()) return;
      const started = performance.now();
      prepare(set, moment, renderer);
      aim(camera, set, moment.progress);
      mirror?.draw(renderer, set.scene, camera, set.water);
      renderer.render(set.scene, camera);
      if (pace.took(started)) fit();
    },
    resize: (width, height) => {
      if (width === size.width && height === size.height) return;
      size = { width: Math.max(1, width), height: Math.max(1, height) };
      fit();
    },
    counts: () => countsOf(renderer),
    remove: () => {
      asked += 1;
      listening.abort();
      strike();
      mirror?.dispose();
      renderer.dispose();
      const counts = countsOf(renderer);
      // Browsers keep a handful of contexts; one that waits for the garbage collector would push out another's.
      renderer.forceContextLoss();
      canvas.remove();
      return counts;
    },
  };
}

function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'high-performance' });
  setToneCurve(renderer);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  // Shadows move with the sun and the buildings, not with the camera.
  renderer.shadowMap.autoUpdate = false;
  renderer.info.autoReset = true;
  return renderer;
}

async function buildSet(id: string, build: SceneFunction, quality: Stage['quality']): Promise<Setting> {
  const stage = createStage(id, quality);
  const story = await build(stage);
  const air = new Air(stage.scene, story.shadows, shadowSize[quality]);
  const water: WaterSurface[] = [];
  stage.scene.traverse((object) => {
    if (object instanceof WaterSurface) water.push(object);
  });
  return { scene: stage.scene, story, air, water, year: undefined, shadowsOf: -1 };
}

function prepare(set: Setting, { progress, seconds, year }: Moment, renderer: WebGLRenderer): void {
  const { story, air, water } = set;
  let shadowsMoved = air.set(story.light(progress));
  if (year !== set.year) {
    story.setYear(year);
    set.year = year;
    shadowsMoved = true;
  }
  if (story.update) {
    story.update(progress, seconds);
    const step = Math.floor(seconds * shadowSteps);
    shadowsMoved ||= step !== set.shadowsOf;
    set.shadowsOf = step;
  }
  for (const surface of water) surface.drift(seconds);
  if (shadowsMoved) renderer.shadowMap.needsUpdate = true;
}

function aim(camera: PerspectiveCamera, { story, air }: Setting, progress: number): void {
  const { eye, target, width } = cameraPose(story.camera, progress);
  camera.fov = lensHeight(width, camera.aspect);
  camera.position.set(...eye);
  camera.lookAt(...target);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  air.follow(camera.position);
}

function countsOf({ info }: WebGLRenderer): DrawingCounts {
  return {
    geometries: info.memory.geometries,
    textures: info.memory.textures,
    programs: info.programs?.length ?? 0,
    calls: info.render.calls,
    triangles: info.render.triangles,
  };
}
