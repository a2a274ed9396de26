import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import type { Point } from '../../../logic/geometry';
import { cutAtTile } from '../../../logic/reach/cutAtTile';
import type { Plane, TileAt } from '../../../logic/reach/planeAround';
import type { StreetLine } from '../../../logic/reach/StreetLine';

/** Kinds of roads that one walks on: of Protomaps' basemap, in its versions 3 and 4. */
const walkedKinds = new Set<unknown>(['path', 'minor_road', 'medium_road', 'major_road', 'other']);
/** Roads for cars alone, which stand among the major ones. */
const carsOnly = new Set<unknown>(['motorway', 'motorway_link', 'trunk', 'trunk_link']);
/** Features that are read before the page may answer. */
const atOnce = 100;

interface Reading {
  readonly at: TileAt;
  readonly plane: Plane;
  /** Metres from the plane's middle beyond which no street is of use. */
  readonly radius: number;
}

/** The streets of a tile that one may walk on, up to its own edges. @throws {Error} when the bytes are no tile */
export function* readStreets(bytes: ArrayBuffer, { at, plane, radius }: Reading): Generator<undefined, StreetLine[]> {
  const roads = new VectorTile(new PbfReader(bytes)).layers['roads'];
  if (!roads) return [];
  const { corner, width } = plane.tile(at);
  const unit = width / roads.extent;
  const lines: StreetLine[] = [];
  for (let index = 0; index < roads.length; index += 1) {
    if (index % atOnce === atOnce - 1) yield undefined;
    const feature = roads.feature(index);
    const level = feature.type === 2 ? levelOf(feature.properties) : undefined;
    if (level === undefined) continue;
    for (const line of feature.loadGeometry()) {
      const corners = line.map(({ x, y }): Point => [x, y]);
      for (const { points, cut } of cutAtTile(corners, roads.extent)) {
        const placed = points.map(([x, y]): Point => [corner[0] + x * unit, corner[1] + y * unit]);
        if (isWithin(placed, radius)) lines.push({ points: placed, level, cut });
      }
    }
  }
  return lines;
}

/** Metres by which a corner may lie beside where it is, in tiles of this zoom: they are rounded, and made simpler. */
export function toleranceAt(plane: Plane, at: TileAt): number {
  return (plane.tile(at).width / 4096) * 2.5;
}

/** At which level one walks on it; undefined where nobody does. */
function levelOf(properties: Readonly<Record<string, unknown>>): StreetLine['level'] | undefined {
  const { kind, kind_detail: detail, is_bridge: isBridge, is_tunnel: isTunnel } = properties;
  if (!walkedKinds.has(kind) || carsOnly.has(detail)) return undefined;
  if (isTunnel === true) return kind === 'path' ? -1 : undefined;
  return isBridge === true ? 1 : 0;
}

function isWithin(points: readonly Point[], radius: number): boolean {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const beside = Math.max(Math.min(...across), -Math.max(...across), 0);
  const above = Math.max(Math.min(...down), -Math.max(...down), 0);
  return Math.hypot(beside, above) <= radius;
}
