import type { CompiledPlaceList, Place } from '@odysseus/model';

/** What other screens ask of a list of places: who may read it, and which places it shows, in which order. */
export interface ListOutline {
  readonly access: CompiledPlaceList['access'];
  readonly groups: readonly { readonly entries: readonly { readonly place: string }[] }[];
  readonly places: Readonly<Record<string, Pick<Place, 'id' | 'kind'>>>;
}

/** That and nothing else: it stays the same under an edit of what the list says. */
export function listOutline({ access, groups, places }: ListOutline): ListOutline {
  return {
    access,
    groups: groups.map(({ entries }) => ({ entries: entries.map(({ place }) => ({ place })) })),
    places: Object.fromEntries(Object.entries(places).map(([key, { id, kind }]) => [key, { id, kind }])),
  };
}
