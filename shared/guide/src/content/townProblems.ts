import type { City } from '@odysseus/model';
import type { ContentProblem } from '@odysseus/model/content';

/**
 * What is wrong with the towns of a destination that lists them: each lies within its bounds and bears a name of its own.
 * @param file the city's `city.yaml`
 */
export function townProblems({ towns = [], bounds }: Pick<City, 'towns' | 'bounds'>, file: string): ContentProblem[] {
  const [south, west, north, east] = bounds;
  return towns.flatMap(({ name, centre: [latitude, longitude] }, index) => {
    const problems: ContentProblem[] = [];
    if (towns.findIndex((town) => town.name === name) !== index)
      problems.push({
        file,
        line: 1,
        field: `towns.${index}.name`,
        message: `"${name}" stands twice`,
        remedy: 'Take it off the list',
      });
    if (latitude < south || latitude > north || longitude < west || longitude > east)
      problems.push({
        file,
        line: 1,
        field: `towns.${index}.centre`,
        message: `${latitude}, ${longitude} of "${name}" is outside the bounds`,
        remedy: 'Give latitude first, or widen bounds',
      });
    return problems;
  });
}
