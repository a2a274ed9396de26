import type { RouteData } from '@odysseus/contract';
import type { ScreenHead } from '@odysseus/runtime';
import type { PicturedOverview } from './picturedOverview';

/** A country or a city, with its parts and its illustration. */
export function overviewHead(content: PicturedOverview, route: RouteData): ScreenHead {
  const [latitude, longitude] = content.city.centre;
  return {
    description: content.lead,
    modified: content.edited,
    image: { url: content.picture.webp, alt: content.hero.alt, width: 1600, height: 900 },
    structuredData: [
      {
        '@type': 'TouristDestination',
        '@id': `${route.path}#destination`,
        name: content.title,
        description: content.lead,
        url: route.path,
        image: content.picture.webp,
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        touristType: 'First-time visitors',
        includesAttraction: content.areas.map((area) => ({
          '@type': 'Place',
          name: area.name,
          containedInPlace: { '@id': `${route.path}#destination` },
        })),
      },
    ],
  };
}
