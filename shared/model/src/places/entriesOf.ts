import type { CompiledPlace, CompiledPlaceList } from './compiled';

export type Entry = CompiledPlaceList['groups'][number]['entries'][number];

/** The entries of a list screen with their places, in the order of the screen, each place once. */
export function entriesOf(content: CompiledPlaceList): { readonly entry: Entry; readonly place: CompiledPlace }[] {
  const seen = new Set<string>();
  return content.groups.flatMap((group) =>
    group.entries.flatMap((entry) => {
      const place = content.places[entry.place];
      if (!place || seen.has(place.id)) return [];
      seen.add(place.id);
      return [{ entry, place }];
    }),
  );
}
