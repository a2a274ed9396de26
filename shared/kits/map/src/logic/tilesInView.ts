import { lngLatOf } from '@odysseus/model';
import { mercator } from './geometry';
import type { View } from './projection';

/** The tiles of a zoom that a view touches. */
export function tilesInView([southWest, northEast]: View, zoom: number): (readonly [x: number, y: number])[] {
  const count = 2 ** zoom;
  const [left, bottom] = mercator(lngLatOf(southWest)).map((share) => Math.floor(share * count));
  const [right, top] = mercator(lngLatOf(northEast)).map((share) => Math.floor(share * count));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return [];
  const tiles: (readonly [number, number])[] = [];
  for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) tiles.push([x, y]);
  return tiles;
}
