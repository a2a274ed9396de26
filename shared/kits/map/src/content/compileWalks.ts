import { latLng, metresBetween, type City, type LatLng } from '@odysseus/model';
import { ContentError, type ContentProblem } from '@odysseus/model/content';
import type { CompiledNetwork } from '@odysseus/transit';
import type { CompiledWalk, WalkStop } from '../logic/compiledWalk';
import type { Walk } from '../logic/walkSchema';
import { walkEndProblem } from './walkEndProblem';
import { legProblem } from './legProblem';

/** What the walks of a city are held against. */
export interface WalkGround {
  readonly city: Pick<City, 'name' | 'bounds'>;
  readonly places: ReadonlyMap<
    string,
    { readonly place: { readonly name: string; readonly coordinates: LatLng }; readonly access: 'public' | 'premium' }
  >;
  /** Where the card of a place stands, if a screen tells about it. */
  readonly addressOf: (id: string) => string | undefined;
  readonly network: CompiledNetwork | undefined;
}

type Stop = Walk['stops'][number];
export type Finding = readonly [field: string, message: string, remedy: string];

/**
 * Compiles the walks of a map: each stop with its name and its point, and held against the network and the distance.
 * @param file named in problems
 * @throws {ContentError} with every problem of the walks
 */
export function compileWalks(walks: readonly Walk[], file: string, ground: WalkGround): CompiledWalk[] {
  const problems = walks.flatMap((walk, index) =>
    walkFindings(walk, walks.slice(0, index), ground).map(([field, message, remedy]): ContentProblem => ({
      file,
      line: 1,
      field: `walks.${index}.${field}`,
      message,
      remedy,
    })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  return walks.map((walk) => ({ ...walk, stops: walk.stops.map((stop) => compileStop(stop, ground)) }));
}

function compileStop(stop: Stop, { places, addressOf }: WalkGround): WalkStop {
  const { place: id, name = '', coordinates = latLng(0, 0), minutes, what, walk, via } = stop;
  const known = id === undefined ? undefined : places.get(id)?.place;
  const to = id === undefined ? undefined : addressOf(id);
  return {
    name: known?.name ?? name,
    at: known?.coordinates ?? coordinates,
    ...(to === undefined ? {} : { to }),
    minutes,
    what,
    ...(walk === undefined ? {} : { walk }),
    ...(via === undefined ? {} : { via }),
  };
}

function walkFindings(walk: Walk, before: readonly Walk[], ground: WalkGround): Finding[] {
  const stops = walk.stops.flatMap((stop, index) =>
    stopFindings(stop, index === walk.stops.length - 1, ground).map(([field, ...rest]): Finding => [
      `stops.${index}.${field}`,
      ...rest,
    ]),
  );
  return [
    ...(before.some(({ key }) => key === walk.key)
      ? [['key', `"${walk.key}" stands twice`, 'Give each walk its own key'] as const]
      : []),
    ...(['from', 'to'] as const).flatMap((end): Finding[] => {
      const problem = ground.network && walkEndProblem(walk[end], ground.network);
      return problem ? [[end, ...problem]] : [];
    }),
    ...stops,
    // Distances mean something once every stop has its point.
    ...(stops.length === 0 ? legFindings(walk, ground) : []),
  ];
}

function stopFindings(
  { place: id, coordinates, via = [], walk }: Stop,
  isLast: boolean,
  ground: WalkGround,
): Finding[] {
  const found: Finding[] = [];
  const known = id === undefined ? undefined : ground.places.get(id);
  if (id !== undefined && !known)
    found.push(['place', `no file of places/ defines "${id}"`, 'Define the place, or correct its id']);
  if (known?.access === 'premium')
    found.push(['place', `"${id}" is premium and this screen is public`, 'Give name and coordinates in place of it']);
  const { bounds, name } = ground.city;
  const [south, west, north, east] = bounds;
  for (const [field, points] of [
    ['coordinates', coordinates ? [coordinates] : []],
    ['via', via],
  ] as const) {
    if (
      points.some(
        ([latitude, longitude]) => latitude < south || latitude > north || longitude < west || longitude > east,
      )
    )
      found.push([field, `it lies outside ${name}`, 'Give latitude first']);
  }
  if (isLast && (walk !== undefined || via.length > 0))
    found.push(['walk', 'the last stop leads to none', 'Take walk and via off the last stop']);
  if (!isLast && walk === undefined)
    found.push(['walk', 'nothing says how long the way to the next stop takes', 'Add walk, in minutes']);
  return found;
}

function legFindings({ stops }: Walk, ground: WalkGround): Finding[] {
  const compiled = stops.map((stop) => compileStop(stop, ground));
  return compiled.slice(1).flatMap((next, index): Finding[] => {
    const stop = compiled[index];
    if (stop?.walk === undefined) return [];
    const corners = [stop.at, ...(stop.via ?? []), next.at];
    const metres = corners
      .slice(1)
      .reduce((sum, corner, step) => sum + metresBetween(corners[step] ?? corner, corner), 0);
    const problem = legProblem(metres, stop.walk);
    return problem ? [[`stops.${index}.walk`, ...problem]] : [];
  });
}
