import type { City } from '@odysseus/model';
import type { ContentProblem } from '@odysseus/model/content';
import { nearestOf } from './nearestOf';

/**
 * What is wrong with the former ids of a city's places: each leads to a place that is there, and none is in use.
 * @param file the city's `city.yaml`
 */
export function renamedProblems(
  { renamed = {} }: Pick<City, 'renamed'>,
  file: string,
  places: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  return Object.entries(renamed).flatMap(([former, id]) => {
    const problem = (message: string, remedy: string): ContentProblem => ({
      file,
      line: 1,
      field: `renamed.${former}`,
      message,
      remedy,
    });
    if (places.has(former))
      return [
        problem(
          `"${former}" is the id of a place that is there`,
          'Take it off, or give the place another id: a former id is not used again',
        ),
      ];
    if (places.has(id)) return [];
    const last = lastOf(id, renamed);
    return places.has(last)
      ? [problem(`"${id}" was renamed itself`, `Write the id of today: ${former}: ${last}`)]
      : [problem(`no file of places/ defines "${id}"`, nearestOf(id, places.keys()) ?? 'Name a place that is there')];
  });
}

/** Where a chain of new ids ends; ids that lead in a circle end anywhere on it. */
function lastOf(id: string, renamed: Readonly<Record<string, string>>): string {
  const seen = new Set<string>();
  let last = id;
  for (let next = renamed[last]; next !== undefined && !seen.has(last); next = renamed[last]) {
    seen.add(last);
    last = next;
  }
  return last;
}
