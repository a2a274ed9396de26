import type { SceneFunction } from '../scene';

/** A moment to draw. */
export interface Moment {
  /** Share of the chapter's time, 0 to 1. */
  readonly progress: number;
  readonly seconds: number;
  readonly year: number;
}

/** What is held in graphics memory, and what the last frame took: three's own counters. */
export interface DrawingCounts {
  readonly geometries: number;
  readonly textures: number;
  readonly programs: number;
  /** Draw calls and triangles of the picture itself, without shadows and mirror. */
  readonly calls: number;
  readonly triangles: number;
}

export interface TheatreEvents {
  /** The graphics context is gone, and the scene with it. */
  lost(): void;
  /** A scene can be shown again. */
  restored(): void;
}

/** A stage that draws. One scene at a time. */
export interface Theatre {
  /**
   * Builds a scene in place of the one before.
   * @param id seeds its randomness
   * @returns whether it was built: not when another was asked for meanwhile
   */
  show(id: string, scene: SceneFunction): Promise<boolean>;
  /** Draws one frame. Nothing is drawn in between. */
  draw(moment: Moment): void;
  /** Follows the size of its container, in CSS pixels. */
  resize(width: number, height: number): void;
  counts(): DrawingCounts;
  /** Frees everything, the canvas included. */
  remove(): DrawingCounts;
}
