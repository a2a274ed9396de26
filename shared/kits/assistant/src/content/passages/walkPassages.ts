import type { MapScreenContent } from '@odysseus/map';
import type { Passage } from '../../logic/corpus';

type Walk = NonNullable<MapScreenContent['walks']>[number];

/** A walk, in a few sentences. @param path of the map @param nameOf the name of a place of the guide */
export function walkPassages(
  walks: readonly Walk[],
  path: string,
  nameOf: (place: string) => string | undefined,
): Passage[] {
  return walks.map(({ key, title, line, quick, from, to, stops }) => {
    const names = stops.flatMap(({ name, place }) => name ?? (place === undefined ? [] : (nameOf(place) ?? [])));
    return {
      id: `${path}/walk-${key}`,
      kind: 'text',
      title,
      text: `${title}: ${line} ${quick}. From ${from} to ${to}. Stops: ${names.join('; ')}.`,
      path: `${path}?walk=${key}`,
      field: 'walk',
      label: `Walk, ${title}`,
      name: key.replaceAll('-', ' '),
    };
  });
}
