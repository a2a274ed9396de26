import type { RouteData } from '@odysseus/contract';
import type { ScreenHead } from '@odysseus/runtime';
import type { CompiledPlace, CompiledPlaceList } from '../content/compiled';
import type { PicturedLanding } from '../landing/LandingScreen';
import type { PicturedOverview } from '../overview/OverviewScreen';

/** A country or a city, with its parts and its illustration. */
export function overviewHead(content: PicturedOverview, route: RouteData): ScreenHead {
  const [latitude, longitude] = content.city.centre;
  return {
    description: content.lead,
    modified: content.checkedOn,
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
        includesAttraction: content.areas.map((area) => ({ '@type': 'Place', name: area.name, containedInPlace: { '@id': `${route.path}#destination` } })),
      },
    ],
  };
}

/** A themed list of public places, in the order of the screen. */
export function placeListHead(content: CompiledPlaceList, path: string): ScreenHead {
  const places = content.groups.flatMap(({ entries }) => entries).flatMap(({ place }) => content.places[place] ?? []);
  return {
    description: content.lead,
    modified: content.checkedOn,
    structuredData: [
      {
        '@type': 'ItemList',
        name: content.title,
        url: path,
        numberOfItems: places.length,
        itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, item: attraction(place) })),
      },
    ],
  };
}

/** A landing page, with its illustration and the questions that it answers. */
export function landingHead(content: PicturedLanding, path: string): ScreenHead {
  return {
    description: content.lead,
    modified: content.checkedOn,
    image: { url: content.picture.webp, alt: content.hero.alt, width: 1600, height: 900 },
    structuredData: [
      {
        '@type': 'FAQPage',
        name: content.title,
        url: path,
        mainEntity: content.questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
      },
    ],
  };
}

function attraction(place: CompiledPlace): Record<string, unknown> {
  const [latitude, longitude] = place.coordinates;
  return { '@type': 'TouristAttraction', name: place.name, geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
