import type { CompiledPlaceList } from '@odysseus/model';

/** The group of a screen that names a place, with the id under which the screen shows it. */
export function groupOf(
  { groups }: CompiledPlaceList,
  place: string | undefined,
): { readonly id: string; readonly title: string } | undefined {
  const index = groups.findIndex(({ entries }) => entries.some((entry) => entry.place === place));
  const group = groups[index];
  return group && { id: groupId(index), title: group.title };
}

export function groupId(index: number): string {
  return `group-${index + 1}`;
}
