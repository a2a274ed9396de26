import { Group, Mesh } from 'three';
import type { BufferGeometry, Object3D } from 'three';
import { MeshBuilder } from '../../geometry/MeshBuilder';
import { Rising, type BuildOrder, type Slices } from '../../geometry/Rising';
import type { WaterLook } from '../../rendering/WaterLook';

/** Flat water of a set: its surface lies flat at `level`, in metres. */
export interface SetWater {
  readonly geometry: BufferGeometry;
  readonly level: number;
  readonly look: WaterLook;
}

/** How a model is raised: the order of its pieces, and what long walls and roofs are cut into. */
export interface Works {
  readonly order?: BuildOrder;
  readonly slice?: Slices;
}

const byHeight: BuildOrder = (_x, y) => y;

/**
 * A place through the years: models that rise, change and go. One model is one draw call.
 * The sets are generators that pause between models, so that a browser can answer the visitor while a set is built.
 */
export class StorySet {
  readonly world = new Group();
  readonly water: SetWater[] = [];
  private readonly rules: ((year: number) => void)[] = [];
  private readonly motions: ((seconds: number) => void)[] = [];

  /** Adds what stands at all times. */
  add(...objects: readonly Object3D[]): this {
    this.world.add(...objects);
    return this;
  }

  /** Adds what stands from one year until another (that year not included). */
  standing(object: Object3D, from: number, until = Infinity): this {
    this.world.add(object);
    this.rules.push((year) => {
      object.visible = year >= from && year < until;
    });
    return this;
  }

  /** Adds a model that is built piece by piece: `reached` gives, for a year, how far in the build order the works are. */
  rising(source: Object3D, reached: (year: number) => number, { order = byHeight, slice = {} }: Works = {}): Rising {
    const model = new Rising(source, order, slice);
    this.world.add(model.mesh);
    this.rules.push((year) => model.show(reached(year)));
    return model;
  }

  /** Does something of its own whenever the year moved. */
  yearly(rule: (year: number) => void): this {
    this.rules.push(rule);
    return this;
  }

  /** Moves something by itself. */
  moving(motion: (seconds: number) => void): this {
    this.motions.push(motion);
    return this;
  }

  /** Takes out and frees every part of that name. */
  leaveOut(name: string): void {
    for (const part of this.world.children.filter((child) => child.name === name)) {
      part.removeFromParent();
      part.traverse((piece) => {
        if (piece instanceof Mesh) free(piece as Mesh);
      });
    }
  }

  setYear(year: number): void {
    for (const rule of this.rules) rule(year);
  }

  move(seconds: number): void {
    for (const motion of this.motions) motion(seconds);
  }
}

function free(mesh: Mesh): void {
  mesh.geometry.dispose();
  for (const material of [mesh.material].flat()) material.dispose();
}

/** One mesh from what `draw` draws. */
export function drawing(draw: (builder: MeshBuilder) => void, name = ''): Group {
  const builder = new MeshBuilder();
  draw(builder);
  const group = new Group();
  group.name = name;
  group.add(builder.toMesh());
  return group;
}

/** A value by year, straight between the given points and level outside them. */
export function byYear(...points: readonly (readonly [year: number, value: number])[]): (year: number) => number {
  return (year) => {
    for (const [index, [at, value]] of points.entries()) {
      const next = points[index + 1];
      if (year < at) return index === 0 ? value : 0;
      if (next && year < next[0]) return value + ((next[1] - value) * (year - at)) / (next[0] - at);
    }
    return points.at(-1)?.[1] ?? 0;
  };
}

/** A set, built without pauses. */
export function builtAtOnce(steps: Generator<void, StorySet>): StorySet {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}
