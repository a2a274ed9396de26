import type { CompiledPlace, CompiledPlaceList } from '@odysseus/model';
import type { ContentProblem } from '@odysseus/model/content';
import type { LocatedPlace } from '@odysseus/places/content';

/** What `related` of a city's places may lead to. */
export interface RelatedGround {
  readonly places: ReadonlyMap<string, LocatedPlace>;
  /** Where each place's card stands. */
  readonly addresses: ReadonlyMap<string, string>;
  /** What screens are called, by their path. */
  readonly names: ReadonlyMap<string, string>;
}

type Related = NonNullable<CompiledPlace['related']>;

/** A list in which each place that is related to others leads to them. */
export function withRelated(list: CompiledPlaceList, ground: RelatedGround): CompiledPlaceList {
  return {
    ...list,
    places: Object.fromEntries(
      Object.entries(list.places).map(([id, place]) => {
        const related = (ground.places.get(id)?.place.related ?? []).flatMap((to) => linkTo(to, ground) ?? []);
        return [id, related.length > 0 ? { ...place, related } : place];
      }),
    ),
  };
}

function linkTo(to: string, { places, addresses, names }: RelatedGround): Related[number] | undefined {
  const text = to.startsWith('/') ? names.get(to) : places.get(to)?.place.name;
  const address = to.startsWith('/') ? to : addresses.get(to);
  return text === undefined || address === undefined ? undefined : { text, to: address };
}

/** Where `related` leads nowhere, or from a public place to a premium one. */
export function relatedProblems(ground: RelatedGround): ContentProblem[] {
  const { places } = ground;
  const counts = new Map<string, number>();
  return [...places.values()].flatMap(({ place, access, file }) => {
    const index = counts.get(file) ?? 0;
    counts.set(file, index + 1);
    return (place.related ?? []).flatMap((to, step): ContentProblem[] => {
      const finding = findingOf(to, access, ground);
      if (!finding) return [];
      const [message, remedy] = finding;
      return [{ file, line: 1, field: `places.${index}.related.${step}`, message, remedy }];
    });
  });
}

function findingOf(
  to: string,
  access: LocatedPlace['access'],
  ground: RelatedGround,
): readonly [message: string, remedy: string] | undefined {
  if (to.startsWith('/'))
    return ground.names.has(to)
      ? undefined
      : [
          `neither the map's screens nor the overview's tiles name a screen at ${to}`,
          'Correct the path, or name the screen there with its file',
        ];
  const found = ground.places.get(to);
  if (!found) return [`no file of places/ defines "${to}"`, 'Define the place, or correct its id'];
  if (access === 'public' && found.access === 'premium')
    return [`"${to}" is premium and this place is public`, 'Name the path of its screen in place of it'];
  if (!ground.addresses.has(to))
    return [`none of the map's screens tells about "${to}"`, 'Name it on one of them, or take it off'];
  return undefined;
}
