import type { LatLng } from '@odysseus/model';
import type { CityPicture } from './cities/dayPictures';

/** A stop on the small map. */
export interface MapStop {
  readonly number: number;
  readonly name: string;
  readonly coordinates: LatLng;
}

export interface DrawnStop {
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

export interface MapDrawing {
  readonly width: number;
  readonly height: number;
  /** The cities' drawn maps, each in its place. */
  readonly ground: readonly {
    readonly picture: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** The line through all stops, in their order: points as SVG has them. */
  readonly line: string;
  readonly stops: readonly DrawnStop[];
  /** A length that is easy to read, in metres, and as long as it is drawn. */
  readonly scale: { readonly metres: number; readonly length: number };
}

const size = { width: 340, height: 190, margin: 22 };
/** Of a degree of latitude, in metres. */
const degree = 111_195;
/** What is spanned at least, in metres: two doors beside each other are no map. */
const leastSpan = 400;
/** The same on a drawn map, which names districts and no doors. */
const leastOfMap = 1_600;
/** Two numbers nearer than this would cover one another. */
const apart = 17;

/** Lays stops out on a rectangle with north at the top; nothing where fewer than two have a place on the map. */
export function mapDrawing(stops: readonly MapStop[], pictures: readonly CityPicture[] = []): MapDrawing | undefined {
  if (stops.length < 2) return undefined;
  const latitudes = stops.map(({ coordinates }) => coordinates[0]);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const narrowing = Math.cos((middle * Math.PI) / 180);
  const points = stops.map(({ coordinates: [latitude, longitude] }) => ({
    east: longitude * degree * narrowing,
    north: latitude * degree,
  }));
  const [easts, norths] = [points.map(({ east }) => east), points.map(({ north }) => north)];
  const [west, south] = [Math.min(...easts), Math.min(...norths)];
  const least = pictures.length > 0 ? leastOfMap : leastSpan;
  const spans = {
    x: Math.max(Math.max(...easts) - west, least),
    y: Math.max(Math.max(...norths) - south, least),
  };
  const inner = { x: size.width - 2 * size.margin, y: size.height - 2 * size.margin };
  const perMetre = Math.min(inner.x / spans.x, inner.y / spans.y);
  const shift = {
    x: (size.width - (Math.max(...easts) - west) * perMetre) / 2,
    y: (size.height - (Math.max(...norths) - south) * perMetre) / 2,
  };
  const drawnAt = ([latitude, longitude]: LatLng) => ({
    x: shift.x + (longitude * degree * narrowing - west) * perMetre,
    y: size.height - shift.y - (latitude * degree - south) * perMetre,
  });
  const drawn = stops.map(({ number, coordinates }) => ({ number, ...drawnAt(coordinates) }));
  return {
    ...size,
    // At the size of a city Mercator's map and a flat one lie over one another to the width of a street.
    ground: pictures.map(({ picture, frame: [southWest, northEast] }) => {
      const [start, end] = [drawnAt(southWest), drawnAt(northEast)];
      return { picture, x: start.x, y: end.y, width: end.x - start.x, height: start.y - end.y };
    }),
    line: drawn.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
    stops: movedApart(drawn),
    scale: scaleOf(perMetre),
  };
}

function scaleOf(perMetre: number): MapDrawing['scale'] {
  const fits = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 50_000].filter((metres) => metres * perMetre <= 90);
  const metres = fits.at(-1) ?? 100;
  return { metres, length: metres * perMetre };
}

/** Numbers that would cover one another are moved aside a little, each once. */
function movedApart(stops: readonly DrawnStop[]): DrawnStop[] {
  const laid: DrawnStop[] = [];
  for (const stop of stops) {
    const near = laid.filter(({ x, y }) => Math.hypot(x - stop.x, y - stop.y) < apart).length;
    laid.push(near === 0 ? stop : { ...stop, x: Math.min(stop.x + near * apart, size.width - 12) });
  }
  return laid;
}
