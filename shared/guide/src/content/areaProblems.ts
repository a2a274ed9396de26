import type { City } from '@odysseus/model';
import type { ContentProblem } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';
import { nearestOf } from './nearestOf';

/**
 * What is wrong with the areas of a city: one that tells of places lists them, each place lies in one of the list, and each of the
 * list holds a place.
 * @param file the city's `city.yaml`
 */
export function areaProblems(
  { areaNames }: Pick<City, 'areaNames'>,
  file: string,
  places: ReadonlyMap<string, LocatedPlace>,
): ContentProblem[] {
  if (!areaNames) return places.size === 0 ? [] : [unlisted(file, places)];
  const listed = new Set(areaNames);
  const held = new Set([...places.values()].map(({ place }) => place.area));
  const indices = new Map<string, number>();
  return [
    ...[...places.values()].flatMap((located) => {
      const { area, id } = located.place;
      const index = indices.get(located.file) ?? 0;
      indices.set(located.file, index + 1);
      if (listed.has(area)) return [];
      return [
        {
          file: located.file,
          line: 1,
          field: `places.${index}.area`,
          message: `"${area}" of "${id}" is none of the city's areas`,
          remedy: nearestOf(area, areaNames) ?? 'Take one of areaNames in city.yaml, or add it there',
        },
      ];
    }),
    ...areaNames.flatMap((name, index) =>
      areaNames.indexOf(name) === index && held.has(name)
        ? []
        : [
            {
              file,
              line: 1,
              field: `areaNames.${index}`,
              message: held.has(name) ? `"${name}" stands twice` : `no place lies in "${name}"`,
              remedy: 'Take it off the list',
            },
          ],
    ),
  ];
}

/** A city that has places and no list: whoever writes the next place could only guess what its quarter is called. */
function unlisted(file: string, places: ReadonlyMap<string, LocatedPlace>): ContentProblem {
  const written = [...new Set([...places.values()].map(({ place }) => place.area))].sort();
  return {
    file,
    line: 1,
    field: 'areaNames',
    message: 'the city has places, and no list of what its areas are called',
    remedy: `List them: ${written.slice(0, 12).join(', ')}${written.length > 12 ? ' …' : ''}`,
  };
}
