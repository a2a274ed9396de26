import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import type { ScreenHead } from '@odysseus/runtime';

/** A themed list of public places, in the order of the screen. */
export function placeListHead(content: CompiledPlaceList, path: string): ScreenHead {
  const places = content.groups.flatMap(({ entries }) => entries).flatMap(({ place }) => content.places[place] ?? []);
  return {
    description: content.lead,
    modified: content.edited,
    structuredData: [
      {
        '@type': 'ItemList',
        name: content.title,
        url: path,
        numberOfItems: places.length,
        itemListElement: places.map((place, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: attraction(place),
        })),
      },
    ],
  };
}

function attraction(place: CompiledPlace): Record<string, unknown> {
  const [latitude, longitude] = place.coordinates;
  return { '@type': 'TouristAttraction', name: place.name, geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}
