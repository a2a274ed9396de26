import { metresBetween } from '@odysseus/model';
import { compileNetwork } from './network';
import { networkShape, type LineMode, type NetworkSource } from './networkSource';
import { completeOrders } from './runs';
import { stationKey } from './stationNames';

interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly remedy: string;
}

/** Neighbours on a line lie closer than this, in metres: more means a wrong order or coordinates the wrong way round. */
const longestHop: Readonly<Record<LineMode, number>> = { metro: 5_000, tram: 5_000, train: 40_000 };

/** `network.yaml`: lines, stations and interchanges that agree with each other. */
export const networkSchema = networkShape.check((context) => {
  const found = [...findings(context.value)];
  for (const { path, message, remedy } of found.length > 0 ? found : unconnected(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: [...path], message, params: { remedy } });
  }
});

/** Lines whose one-way tracks don't lead from one terminus to the other. */
function* unconnected(network: NetworkSource): Generator<Finding> {
  for (const [index, line] of compileNetwork(network).lines.entries()) {
    if (line.oneWay && !completeOrders(line))
      yield {
        path: ['lines', index, 'oneWay'],
        message: `no track of line ${line.id} leads from one terminus to the other and back`,
        remedy: 'Begin and end each one-way track at a station of a branch, and name two termini',
      };
  }
}

function* findings(network: NetworkSource): Generator<Finding> {
  const stations = new Map<string, NetworkSource['stations'][number]>();
  for (const [index, station] of network.stations.entries()) {
    const path = ['stations', index, 'id'];
    if (stations.has(station.id))
      yield { path, message: `"${station.id}" is defined twice`, remedy: 'Write each station once' };
    if (stationKey(station.name) !== station.id)
      yield {
        path,
        message: `"${station.id}" does not follow from "${station.name}"`,
        remedy: `Write ${stationKey(station.name)}`,
      };
    stations.set(station.id, station);
  }
  const served = new Map<string, Set<string>>();
  for (const [index, line] of network.lines.entries()) {
    if (network.lines.findIndex(({ id }) => id === line.id) !== index)
      yield {
        path: ['lines', index, 'id'],
        message: `line ${line.id} is defined twice`,
        remedy: 'Write each line once',
      };
    yield* lineFindings(line, index, stations, served);
  }
  for (const [index, station] of network.stations.entries()) {
    const lines = served.get(station.id);
    if (!lines)
      yield {
        path: ['stations', index, 'id'],
        message: `no line calls at "${station.id}"`,
        remedy: 'Add it to a branch, or remove the station',
      };
    else if (station.stepFree && lines.size > 1 && !station.stepFreeOn)
      yield {
        path: ['stations', index, 'stepFree'],
        message: `"${station.id}" has lines ${[...lines].join(', ')}, and it does not say which is step-free`,
        remedy: 'Add stepFreeOn with the lines',
      };
    else if (station.stepFreeOn?.some((line) => !lines.has(line) || !station.stepFree))
      yield {
        path: ['stations', index, 'stepFreeOn'],
        message: `stepFreeOn of "${station.id}" names a line that does not call there, or stepFree is false`,
        remedy: `Name some of ${[...lines].join(', ')}, and set stepFree to true`,
      };
  }
  for (const [index, { between }] of network.interchanges.entries()) {
    for (const id of between)
      if (!stations.has(id))
        yield {
          path: ['interchanges', index, 'between'],
          message: `no station is called "${id}"`,
          remedy: 'Correct the id, or define the station',
        };
    if (between[0] === between[1])
      yield {
        path: ['interchanges', index, 'between'],
        message: 'both ends are the same station',
        remedy: 'Remove it: changing within a station needs no entry',
      };
  }
}

function* lineFindings(
  line: NetworkSource['lines'][number],
  index: number,
  stations: ReadonlyMap<string, NetworkSource['stations'][number]>,
  served: Map<string, Set<string>>,
): Generator<Finding> {
  for (const field of ['branches', 'oneWay'] as const) {
    for (const [number, ids] of (line[field] ?? []).entries()) {
      for (const [place, id] of ids.entries()) {
        const path = ['lines', index, field, number, place];
        const station = stations.get(id);
        if (!station) {
          yield { path, message: `no station is called "${id}"`, remedy: 'Correct the id, or define the station' };
          continue;
        }
        served.set(id, (served.get(id) ?? new Set()).add(line.id));
        if (ids.indexOf(id) !== place && !(field === 'oneWay' && place === ids.length - 1 && ids[0] === id))
          yield {
            path,
            message: `"${id}" stands twice in one order`,
            remedy: 'Write each station once; only a one-way loop ends where it begins',
          };
        const before = stations.get(ids[place - 1] ?? '');
        const metres = before ? metresBetween(before.coordinates, station.coordinates) : 0;
        if (metres > longestHop[line.by ?? 'metro'])
          yield {
            path,
            message: `"${id}" lies ${Math.round(metres / 1000)} km from "${before?.id ?? ''}", its neighbour on line ${line.id}`,
            remedy: 'Correct the order, or the coordinates: latitude first',
          };
      }
    }
  }
  if (
    line.minutes?.length !== line.branches.length ||
    line.branches.some((ids, number) => line.minutes?.[number]?.length !== ids.length - 1)
  ) {
    if (line.minutes)
      yield {
        path: ['lines', index, 'minutes'],
        message: `the minutes of line ${line.id} are not one for each two neighbours`,
        remedy: 'Write a list for each branch, with one number less than it has stations',
      };
    else if (line.pace.kmh === undefined || line.pace.stopSeconds === undefined)
      yield {
        path: ['lines', index, 'pace'],
        message: `nothing tells how long trains of line ${line.id} take`,
        remedy: 'Give kmh and stopSeconds, or minutes between neighbours',
      };
  }
  if (line.branchSigns && line.branchSigns.length !== line.branches.length)
    yield {
      path: ['lines', index, 'branchSigns'],
      message: `line ${line.id} has ${line.branches.length} branches, and signs for ${line.branchSigns.length}`,
      remedy: 'Write one sign for each branch, in their order',
    };
  const ends = new Set([...line.branches, ...(line.oneWay ?? [])].flatMap((ids) => [ids[0], ids.at(-1)]));
  const onLoop = new Set((line.oneWay ?? []).flat());
  for (const [place, id] of line.termini.entries()) {
    if (!ends.has(id) && !onLoop.has(id))
      yield {
        path: ['lines', index, 'termini', place],
        message: `"${id}" is no end of a branch of line ${line.id}`,
        remedy: 'Name the first or last station of a branch',
      };
  }
}
