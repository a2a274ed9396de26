import type { Place } from '@odysseus/model';

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

/**
 * Ways to a place, on foot, in the apps that visitors have, the device's own first. All but one are web addresses, which a device
 * without the app opens in its browser; `geo:` (RFC 5870) leads to an app of the visitor's choice, and on Android alone to any.
 * Addresses as their makers document them: Apple's map links, Google's Maps URLs, OsmAnd's.
 */
export function mapApps(
  { name, coordinates: [latitude, longitude] }: Pick<Place, 'name' | 'coordinates'>,
  device: Device,
): MapApp[] {
  const at = `${latitude},${longitude}`;
  const apple = { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${at}&dirflg=w` };
  return [
    ...(device === 'android'
      ? [{ name: 'The map app of this device', url: `geo:${at}?q=${at}(${encodeURIComponent(name)})` }]
      : []),
    ...(device === 'apple' ? [apple] : []),
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=walking` },
    ...(device === 'other' ? [apple] : []),
    { name: 'OsmAnd', url: `https://osmand.net/map?pin=${at}#16/${latitude}/${longitude}` },
    {
      name: 'OpenStreetMap',
      url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
  ];
}
