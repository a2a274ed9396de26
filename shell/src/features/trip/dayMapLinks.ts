import type { TripCity } from '@odysseus/contract';
import type { LatLng } from '@odysseus/model';
import type { TripStop } from '@odysseus/model/trip';

/** The map of a city, with a day's stops in view. */
export interface DayMapLink {
  readonly city: string;
  readonly to: string;
}

/** Of a degree of latitude, in metres. */
const degree = 111_195;
/** Metres that a pixel of the map shows at the equator before it is zoomed. */
const pixel = 78_271.5;
/** What a telephone shows of the map in pixels, with room at the edges: across, and from top to bottom above the list of places. */
const seen = { across: 280, down: 200 };
/** What is seen at least, in metres, and how near and far the map goes. */
const [leastSpan, farthest, nearest] = [600, 9, 16];

/** The maps of the cities that a day is spent in: narrowed to the trip, and showing that day. Cities without a map are left out. */
export function dayMapLinks(stops: readonly TripStop[], cities: ReadonlyMap<string, TripCity>): DayMapLink[] {
  const keys = [
    ...new Set(stops.flatMap(({ city, place }) => (city !== undefined && place !== undefined ? city : []))),
  ];
  return keys.flatMap((key): DayMapLink[] => {
    const { name, map } = cities.get(key) ?? {};
    if (name === undefined || map === undefined) return [];
    const camera = cameraOn(
      stops.flatMap(({ city, coordinates }) => (city === key && coordinates ? [coordinates] : [])),
    );
    return [{ city: name, to: `${map}?show=trip${camera === undefined ? '' : `&at=${camera}`}` }];
  });
}

/** Middle and zoom that have all points in view, as the map's address says them. */
function cameraOn(points: readonly LatLng[]): string | undefined {
  if (points.length === 0) return undefined;
  const [south, north] = ends(points.map(([latitude]) => latitude));
  const [west, east] = ends(points.map(([, longitude]) => longitude));
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const perPixel = Math.max(
    ((north - south) * degree) / seen.down,
    ((east - west) * degree * narrowing) / seen.across,
    leastSpan / seen.across,
  );
  const zoom = Math.min(Math.max(Math.log2((pixel * narrowing) / perPixel), farthest), nearest);
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${zoom.toFixed(2)}`;
}

function ends(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}
