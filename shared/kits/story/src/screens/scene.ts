import type { BufferGeometry, ColorRepresentation, Mesh, Scene } from 'three';

/** A point in metres: x to the right (east), y up, z toward the viewer (south). */
export type StoryPoint = readonly [number, number, number];

/** Repeatable randomness: a scene must be the same on every visit. */
export interface StoryRandom {
  /** A number from `low` (included) to `high` (excluded); 0 to 1 when left out. */
  (low?: number, high?: number): number;
  /** One element of a list that holds at least one. */
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** How a surface of water looks. */
export interface StoryWater {
  readonly deep: ColorRepresentation;
  /** How far ripples throw the reflection, as a share of the picture's height; about 0.006. */
  readonly ripple: number;
  /** Length of a ripple in metres. */
  readonly wavelength: number;
  /** Share of light mirrored when looked at across (1 is a mirror). */
  readonly mirror: number;
}

/** What a scene function is given. It works without a renderer: nothing here draws. */
export interface Stage {
  /** Where the world is added. Sky, sun and haze are the player's, from what `light` answers. */
  readonly scene: Scene;
  /** `low` on small devices: fewer trees and houses, no mirror in the water. */
  readonly quality: 'low' | 'high';
  /** Seeded by the chapter's id. */
  readonly random: StoryRandom;
  /**
   * Adds flat water to the scene that mirrors what stands around it.
   * @param geometry lies flat at `level`, in metres
   */
  addWater(geometry: BufferGeometry, level: number, look: StoryWater): Mesh;
  /** Resolves after the browser had a moment: awaited between the steps of a scene that takes over 50 ms to build. */
  rest(): Promise<void>;
}

/** The light and air at one moment. Angles are in degrees; an azimuth of 0 is north (−z), 90 is east (+x). */
export interface StoryLight {
  /** Colours of the sky by elevation in degrees, from the horizon (0) up; two to six. */
  readonly sky: readonly (readonly [number, ColorRepresentation])[];
  /** Where the glow on the horizon is, its colour, and how strong it is (0 to 1). */
  readonly glow: { readonly azimuth: number; readonly color: ColorRepresentation; readonly strength: number };
  /** The azimuth and elevation that the light comes from. Intensity of a low sun: about 4. */
  readonly sun: {
    readonly azimuth: number;
    readonly elevation: number;
    readonly color: ColorRepresentation;
    readonly intensity: number;
  };
  /** Light from the sky and light thrown back by the ground; intensity about 1.2. */
  readonly fill: {
    readonly zenith: ColorRepresentation;
    readonly ground: ColorRepresentation;
    readonly intensity: number;
  };
  /** Haze in the colour of the sky behind: share per metre lost (about 0.0003), the height in metres at which it thins out, and the distance at which it begins. */
  readonly haze: { readonly density: number; readonly height: number; readonly start: number };
}

/** Where the camera is at a moment of the chapter; the player moves smoothly from stop to stop. */
export interface CameraStop {
  /** Share of the chapter's time, 0 to 1; the first stop is at 0 and the last at 1. */
  readonly at: number;
  readonly eye: StoryPoint;
  readonly target: StoryPoint;
  /** Width of the view in degrees on a wide stage: 25 is a long lens, 60 a wide one. */
  readonly width: number;
}

/** A chapter's world. Everything that was added to the stage's scene is freed by the player. */
export interface StoryScene {
  /** At least two stops, by rising `at`. */
  readonly camera: readonly CameraStop[];
  /** The light over the chapter's time, 0 to 1. */
  light(progress: number): StoryLight;
  /** The square that shadows are worked out for, in metres round its centre (x, z): small, for sharp shadows. */
  readonly shadows: { readonly centre: readonly [number, number]; readonly reach: number };
  /**
   * Raises, changes and removes what stands in that year; called before the first frame, and whenever the year moved.
   * Must be quick (under 10 ms): build the stages beforehand and show, hide, clip or scale them.
   * @param year −52 is 52 BC, 2019.29 is 15 April 2019; any value from the timeline's first year to its last
   */
  setYear(year: number): void;
  /**
   * Moves what moves by itself: boats, cranes, smoke. Called before each frame that is drawn.
   * @param progress share of the chapter's time, 0 to 1
   * @param seconds of the chapter, so that equal seconds give equal pictures
   */
  update?(progress: number, seconds: number): void;
  /** Frees what is not in the scene: anything the scene shows is freed by the player. */
  dispose?(): void;
}

/** Builds a chapter's world on a stage. Deterministic; materials must be in the scene when it answers. */
export type SceneFunction = (stage: Stage) => StoryScene | Promise<StoryScene>;

/** The scenes that a remote brings, by key, each in a chunk of its own. */
export type SceneModules = Readonly<Record<string, () => Promise<{ readonly default: SceneFunction }>>>;
