import { latLngOf, metresBetween, type LngLat } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import type { BasemapSource } from './basemapSchema';
import { lineBetween, nearestOnLine } from './lineGeometry';

/** How far from a street that is drawn, in metres, what stands on it may lie: stations are placed to 150 m, most much better. */
const farthest = 120;

export interface StreetName {
  readonly name: string;
  readonly rank: number;
  readonly line: readonly LngLat[];
}
export interface SquareName {
  readonly name: string;
  readonly rank: number;
  readonly at: LngLat;
}

/**
 * The names of streets and squares, each where the stations and places lie that stand on it.
 * @param points stations and public places by `station/<id>` and `place/<id>`
 * @param file named in problems
 * @throws {ContentError} where one of them is not there, or lies too far from the street that is drawn
 */
export function compileStreets(
  { streets, avenues }: Pick<BasemapSource, 'streets' | 'avenues'>,
  points: ReadonlyMap<string, LngLat>,
  file: string,
): { readonly streets: readonly StreetName[]; readonly squares: readonly SquareName[] } {
  if (!streets) return { streets: [], squares: [] };
  const problems: ContentProblem[] = [];
  const tell = (field: string, message: string, remedy: string): void =>
    void problems.push({ file, line: 1, field, message, remedy });
  const pointOf = (id: string, field: string): LngLat[] => {
    const point = points.get(id);
    if (!point)
      tell(
        field,
        `"${id}" is no station of the network and no public place`,
        'Correct the id; premium places stand on no public map',
      );
    return point ? [point] : [];
  };
  const named = streets.streets.flatMap(({ name, rank, along, through }, index): StreetName[] => {
    const field = `streets.${index}`;
    const witnesses = through.flatMap((id) => pointOf(id, `${field}.through`));
    if (witnesses.length < through.length) return [];
    if (along === undefined) return [{ name, rank, line: eastward(witnesses) }];
    const avenue = avenues.features.find(({ properties }) => properties.name === along)?.geometry.coordinates;
    if (!avenue) {
      tell(`${field}.along`, `avenues.geojson has no "${along}"`, 'Write the name as it stands there, or leave it out');
      return [];
    }
    witnesses.forEach((witness, each) => {
      const metres = metresBetween(latLngOf(witness), latLngOf(nearestOnLine(avenue, witness).point));
      if (metres > farthest)
        tell(
          `${field}.through`,
          `${through[each] ?? ''} lies ${Math.round(metres)} m from the line of ${along}`,
          `Name what stands on ${name}: at most ${farthest} m from it`,
        );
    });
    return [{ name, rank, line: eastward(lineBetween(avenue, witnesses)) }];
  });
  const squares = streets.squares.flatMap(({ name, rank, at }, index) =>
    pointOf(at, `squares.${index}.at`).map((point): SquareName => ({ name, rank, at: point })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return { streets: named, squares };
}

/** Names are read from left to right. */
function eastward(line: readonly LngLat[]): readonly LngLat[] {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && last[0] < first[0] ? [...line].reverse() : line;
}
