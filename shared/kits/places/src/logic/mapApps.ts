import { type CompiledCity, metresBetween, type Place } from '@odysseus/model';

/** A way to a place in an app for maps. */
export interface MapApp {
  readonly name: string;
  readonly url: string;
}

/** What decides which apps a device may have. */
export type Device = 'android' | 'apple' | 'other';

/** @param agent the browser's name of itself; tablets of Apple call themselves a Macintosh, which opens the same apps */
export function deviceOf(agent: string): Device {
  if (/Android/.test(agent)) return 'android';
  return /iPhone|iPad|iPod|Macintosh/.test(agent) ? 'apple' : 'other';
}

/** How one goes to a place: on foot, or by public transport. */
export type TravelMode = 'foot' | 'transit';

/** Farther from the middle of a town nobody walks from it, in metres. */
const walkable = 5_000;

/** How a place is reached from its city, or from the nearest of its country's towns. */
export function travelMode(
  { coordinates }: Pick<Place, 'coordinates'>,
  { centre, towns = [] }: Pick<CompiledCity, 'centre' | 'towns'>,
): TravelMode {
  const middles = [centre, ...towns.map((town) => town.centre)];
  return Math.min(...middles.map((middle) => metresBetween(coordinates, middle))) > walkable ? 'transit' : 'foot';
}

/**
 * Ways to a place in the apps that visitors have, the device's own first. All but one are web addresses, which a device without the
 * app opens in its browser; `geo:` (RFC 5870) leads to an app of the visitor's choice, and on Android alone to any. OsmAnd and
 * OpenStreetMap know ways on foot, and no public transport in their addresses: there they show where the place is.
 * Addresses as their makers document them: Apple's map links, Google's Maps URLs, OsmAnd's, those of OpenStreetMap's directions.
 */
export function mapApps(
  { name, coordinates: [latitude, longitude] }: Pick<Place, 'name' | 'coordinates'>,
  device: Device,
  mode: TravelMode,
): MapApp[] {
  const at = `${latitude},${longitude}`;
  const onFoot = mode === 'foot';
  const apple = { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${at}&dirflg=${onFoot ? 'w' : 'r'}` };
  const google = `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=${onFoot ? 'walking' : 'transit'}`;
  return [
    ...(device === 'android'
      ? [{ name: 'The map app of this device', url: `geo:${at}?q=${at}(${encodeURIComponent(name)})` }]
      : []),
    ...(device === 'apple' ? [apple] : []),
    { name: 'Google Maps', url: google },
    ...(device === 'other' ? [apple] : []),
    {
      name: 'OsmAnd',
      url: onFoot
        ? `https://osmand.net/map/navigate/?finish=${at}&end=${at}&type=osmand&profile=pedestrian#16/${latitude}/${longitude}`
        : `https://osmand.net/map?pin=${at}#16/${latitude}/${longitude}`,
    },
    {
      name: 'OpenStreetMap',
      url: onFoot
        ? `https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=%3B${latitude}%2C${longitude}#map=17/${latitude}/${longitude}`
        : `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ];
}
