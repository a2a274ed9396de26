import type { Place } from '@odysseus/model';

/** A way to a place in an app for maps. */
export interface MapApp {
  readonly name: string;
  readonly url: string;
}

/**
 * Ways to a place, on foot, in the apps that visitors have; the last is whichever the telephone opens for a position (RFC 5870).
 * Addresses as their makers document them: Apple's map links, Google's Maps URLs, OsmAnd's.
 */
export function mapApps({ name, coordinates: [latitude, longitude] }: Pick<Place, 'name' | 'coordinates'>): MapApp[] {
  const at = `${latitude},${longitude}`;
  return [
    { name: 'Google Maps', url: `https://www.google.com/maps/dir/?api=1&destination=${at}&travelmode=walking` },
    { name: 'Apple Maps', url: `https://maps.apple.com/?daddr=${at}&dirflg=w` },
    { name: 'OsmAnd', url: `https://osmand.net/map?pin=${at}#16/${latitude}/${longitude}` },
    {
      name: 'OpenStreetMap',
      url: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    { name: 'Another map app', url: `geo:${at}?q=${at}(${encodeURIComponent(name)})` },
  ];
}
