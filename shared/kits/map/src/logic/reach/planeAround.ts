import { lngLat, lngLatOf, type LatLng, type LngLat } from '@odysseus/model';
import { mercator, type Point } from '../geometry';

/** Metres round the earth; see metresBetween. */
const circumference = 2 * Math.PI * 6_371_000;

/** A tile of a map: its zoom, and how far it is from the west and from the north. */
export type TileAt = readonly [zoom: number, x: number, y: number];

/** Metres on the ground around a point, flat: good for a walk. */
export interface Plane {
  place(at: LatLng): Point;
  position(point: Point): LngLat;
  /** The tile's upper left corner, and its width. */
  tile(at: TileAt): { readonly corner: Point; readonly width: number };
  /** The tiles that a circle around the middle touches. @param radius metres */
  tilesWithin(radius: number, zoom: number): TileAt[];
}

export function planeAround(middle: LatLng): Plane {
  const [middleX, middleY] = mercator(lngLatOf(middle));
  const scale = circumference * Math.cos((middle[0] * Math.PI) / 180);
  const tile = ([zoom, x, y]: TileAt) => {
    const share = 2 ** -zoom;
    return { corner: [(x * share - middleX) * scale, (y * share - middleY) * scale] as const, width: share * scale };
  };
  return {
    place: (at) => {
      const [x, y] = mercator(lngLatOf(at));
      return [(x - middleX) * scale, (y - middleY) * scale];
    },
    position: ([x, y]) => {
      const up = Math.PI * (1 - 2 * (y / scale + middleY));
      return lngLat((x / scale + middleX) * 360 - 180, (Math.atan(Math.sinh(up)) * 180) / Math.PI);
    },
    tile,
    tilesWithin: (radius, zoom) => {
      const count = 2 ** zoom;
      const among = (from: number): number[] => {
        const [first, last] = [-1, 1].map((side) => Math.floor((from + (side * radius) / scale) * count));
        return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index);
      };
      return among(middleX).flatMap((x) =>
        among(middleY).flatMap((y): TileAt[] => {
          const { corner, width } = tile([zoom, x, y]);
          const [beside, above] = corner.map((edge) => Math.max(edge, -edge - width, 0));
          return Math.hypot(beside ?? 0, above ?? 0) <= radius ? [[zoom, x, y]] : [];
        }),
      );
    },
  };
}
