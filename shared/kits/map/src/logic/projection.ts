import { latLng, lngLatOf, type LatLng, type LngLat } from '@odysseus/model';
import { mercator, type Point } from './geometry';

/** South-west and north-east corner. */
export type View = readonly [LatLng, LatLng];

/** Units across a view in drawings. */
const unitsAcross = 1000;

export interface Projection {
  readonly width: number;
  readonly height: number;
  /** Units from the view's top left corner. */
  project(position: LngLat): Point;
}

/** The projection in which a view is 1000 units wide. */
export function projectionOf([southWest, northEast]: View): Projection {
  const [left, bottom] = mercator(lngLatOf(southWest));
  const [right, top] = mercator(lngLatOf(northEast));
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

/** How much a map's picture shows beyond its view on each side, in shares of its size: for frames of another shape. */
const pictureMargin = 0.6;

/** What the picture of a view shows: its south-west and north-east corner. */
export function pictureFrame(view: View): View {
  return widened(view, pictureMargin);
}

/** A view with a margin on each side, in shares of its size. */
export function widened([[south, west], [north, east]]: View, share: number): View {
  const [tall, wide] = [(north - south) * share, (east - west) * share];
  return [latLng(south - tall, west - wide), latLng(north + tall, east + wide)];
}
