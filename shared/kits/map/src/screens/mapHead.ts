import type { ScreenHead } from '@odysseus/runtime';
import type { CompiledMap } from '../logic/compiledMap';

/** A map of public places, in the order of the screens that tell about them. */
export function mapHead(content: CompiledMap, path: string): ScreenHead {
  const [latitude, longitude] = content.city.centre;
  return {
    description: content.lead,
    modified: content.edited,
    structuredData: [
      {
        '@type': 'Map',
        name: content.title,
        description: content.lead,
        url: path,
        mapType: 'https://schema.org/VenueMap',
        about: { '@type': 'City', name: content.city.name, geo: { '@type': 'GeoCoordinates', latitude, longitude } },
      },
    ],
  };
}
