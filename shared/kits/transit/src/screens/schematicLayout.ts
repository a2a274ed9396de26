import type { LatLng } from '@odysseus/model';
import type { CompiledLine, CompiledNetwork } from '../logic/network';
import type { Leg } from '../logic/planner';

export type Point = readonly [x: number, y: number];

export interface SchematicLayout {
  readonly width: number;
  readonly height: number;
  /** Where each station lies, in the drawing's own units. */
  readonly points: readonly Point[];
}

/** The longer side of the drawing. */
const size = 1000;
/** Free space around the outermost stations. */
const margin = 45;
/** Distances from the middle are drawn raised to this: the crowded centre wider, the long ends shorter. */
const compression = 0.7;

/** Lays stations out by their coordinates, with the centre drawn larger than the outskirts. */
export function schematicLayout({ stations }: CompiledNetwork, centre: LatLng): SchematicLayout {
  const narrowing = Math.cos((centre[0] * Math.PI) / 180);
  const raw = stations.map(({ at: [latitude, longitude] }): Point => {
    const [x, y] = [(longitude - centre[1]) * narrowing, centre[0] - latitude];
    const far = Math.hypot(x, y);
    const scale = far === 0 ? 0 : far ** compression / far;
    return [x * scale, y * scale];
  });
  const [xs, ys] = [raw.map(([x]) => x), raw.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (size - 2 * margin) / Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  return {
    width: (Math.max(...xs) - left) * scale + 2 * margin,
    height: (Math.max(...ys) - top) * scale + 2 * margin,
    points: raw.map(([x, y]) => [(x - left) * scale + margin, (y - top) * scale + margin]),
  };
}

const hopKey = (a: number, b: number): string => `${Math.min(a, b)}-${Math.max(a, b)}`;

/** Pairs of neighbours on a line, each once. */
function hopsOf({ branches, oneWay = [] }: CompiledLine): Map<string, readonly [number, number]> {
  const hops = new Map<string, readonly [number, number]>();
  for (const stations of [...branches, ...oneWay]) {
    for (const [place, station] of stations.entries()) {
      const next = stations[place + 1];
      if (next !== undefined) hops.set(hopKey(station, next), [Math.min(station, next), Math.max(station, next)]);
    }
  }
  return hops;
}

/** Draws stretches of lines as SVG paths, lines that share a stretch side by side. */
export function linePaths(network: CompiledNetwork, { points }: SchematicLayout, lineWidth: number) {
  const hopsByLine = new Map(network.lines.map((line) => [line, hopsOf(line)]));
  const sharing = new Map<string, CompiledLine[]>();
  for (const [line, hops] of hopsByLine)
    for (const key of hops.keys()) sharing.set(key, [...(sharing.get(key) ?? []), line]);
  const stretch = (line: CompiledLine, a: number, b: number): string => {
    const [from, to] = [points[Math.min(a, b)], points[Math.max(a, b)]];
    if (!from || !to) return '';
    const lines = sharing.get(hopKey(a, b)) ?? [line];
    const aside = (lines.indexOf(line) - (lines.length - 1) / 2) * lineWidth;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy) || 1;
    const [ox, oy] = [(-dy / length) * aside, (dx / length) * aside];
    const at = (value: number): string => value.toFixed(1);
    return `M${at(from[0] + ox)} ${at(from[1] + oy)}L${at(to[0] + ox)} ${at(to[1] + oy)}`;
  };
  return {
    line: (line: CompiledLine): string =>
      [...(hopsByLine.get(line)?.values() ?? [])].map(([a, b]) => stretch(line, a, b)).join(''),
    leg: ({ line, stations }: Leg): string =>
      stations
        .slice(1)
        .map((to, place) => stretch(line, stations[place] ?? to, to))
        .join(''),
  };
}

export interface Label {
  readonly station: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

function covers(boxes: readonly Box[], box: Box): boolean {
  return boxes.some((other) => box[0] < other[2] && box[2] > other[0] && box[1] < other[3] && box[3] > other[1]);
}

/**
 * Places the names of stations where they cover neither each other nor a dot; names that find no room are left out.
 * @param order most important first
 * @param always how many of these are named even if they cover a dot
 * @param within names don't reach beyond it
 */
export function placeLabels(
  names: readonly string[],
  points: readonly Point[],
  order: readonly number[],
  always: number,
  within: Box,
  fontSize: number,
  dot: number,
): Label[] {
  const dots = points.map(([x, y]): Box => [x - dot, y - dot, x + dot, y + dot]);
  const taken: Box[] = [];
  const labels: Label[] = [];
  for (const [rank, station] of order.entries()) {
    const [x, y] = points[station] ?? [0, 0];
    const width = (names[station]?.length ?? 0) * fontSize * 0.52;
    const away = dot + fontSize * 0.3;
    const choices: readonly [Label['anchor'], number, number, number][] = [
      ['start', x + away, y + fontSize * 0.35, x + away],
      ['end', x - away, y + fontSize * 0.35, x - away - width],
      ['middle', x, y - away, x - width / 2],
      ['middle', x, y + away + fontSize * 0.75, x - width / 2],
    ];
    for (const [anchor, labelX, labelY, left] of choices) {
      const box: Box = [left, labelY - fontSize * 0.85, left + width, labelY + fontSize * 0.25];
      if (box[0] < within[0] || box[1] < within[1] || box[2] > within[2] || box[3] > within[3]) continue;
      if (covers(taken, box) || (rank >= always && covers(dots, box))) continue;
      taken.push(box);
      labels.push({ station, x: labelX, y: labelY, anchor });
      break;
    }
  }
  return labels;
}
