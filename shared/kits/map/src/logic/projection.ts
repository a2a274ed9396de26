import type { Coordinates } from '@odysseus/model';
import { mercator, type Position } from './geometry';

/** South-west and north-east corner, latitude first. */
export type View = readonly [Coordinates, Coordinates];

/** Units across a view in drawings. */
const unitsAcross = 1000;

export interface Projection {
  readonly width: number;
  readonly height: number;
  /** Units from the view's top left corner. @param position longitude first */
  project(position: Position): Position;
}

/** The projection in which a view is 1000 units wide. */
export function projectionOf([[south, west], [north, east]]: View): Projection {
  const [left, top] = mercator([west, north]);
  const [right, bottom] = mercator([east, south]);
  const scale = unitsAcross / (right - left);
  return {
    width: unitsAcross,
    height: (bottom - top) * scale,
    project(position) {
      const [x, y] = mercator(position);
      return [(x - left) * scale, (y - top) * scale];
    },
  };
}

/** A view with a margin on each side, in shares of its size: what a picture shows beyond the view where its frame has another shape. */
export function widened([[south, west], [north, east]]: View, share: number): View {
  const [tall, wide] = [(north - south) * share, (east - west) * share];
  return [
    [south - tall, west - wide],
    [north + tall, east + wide],
  ];
}
