import type { CivilDate, Known, LatLng, Link } from '@odysseus/model';
import type { NetworkSource } from './networkSource';

/** A network as the page carries it: stations are named by their place in the list. */
export interface CompiledNetwork {
  /** The day of which the network is. */
  readonly edited: CivilDate;
  readonly known?: Known;
  readonly links?: readonly Link[];
  /** What somebody who can't take steps does where there is no way for them. */
  readonly withoutSteps?: string;
  readonly stations: readonly CompiledStation[];
  readonly lines: readonly CompiledLine[];
  readonly interchanges: readonly CompiledInterchange[];
}

export interface CompiledStation {
  readonly name: string;
  readonly also?: readonly string[];
  readonly at: LatLng;
  /** Lines whose platforms are reached without steps; absent where none is. */
  readonly stepFree?: readonly string[];
  /** Nobody knows whether it has steps. */
  readonly stepsUnknown?: true;
  /** Minutes on foot from one line to another, where not the usual `changeMinutes`. */
  readonly change?: number;
  /** The same to a line of another kind, where that differs once more. */
  readonly changeMode?: number;
}

/** What the schema of a line tells of each field. */
type Telling = Pick<
  NetworkSource['lines'][number],
  'by' | 'name' | 'branchSigns' | 'someStops' | 'runs' | 'note' | 'lifts' | 'minutes' | 'pace'
>;

export interface CompiledLine extends Readonly<Telling> {
  readonly id: string;
  readonly colour: string;
  readonly textColour: string;
  readonly termini: readonly number[];
  readonly branches: readonly (readonly number[])[];
  readonly oneWay?: readonly (readonly number[])[];
}

export interface CompiledInterchange {
  readonly between: readonly [number, number];
  readonly by: 'corridor' | 'street';
  readonly minutes: number;
  readonly signed?: false;
}

/**
 * @param source checked against `networkSchema`: every id that it names is defined
 * @param known how its facts are known
 */
export function compileNetwork(
  { edited, links, withoutSteps, stations, lines, interchanges }: NetworkSource,
  known?: Known,
): CompiledNetwork {
  const places = new Map(stations.map(({ id }, index) => [id, index]));
  const place = (id: string): number => {
    const found = places.get(id);
    if (found === undefined) throw new Error(`"${id}" is no station of this network`);
    return found;
  };
  const onLines = (id: string): string[] =>
    lines
      .filter(({ branches, oneWay = [] }) => [...branches, ...oneWay].some((ids) => ids.includes(id)))
      .map((line) => line.id);
  return {
    edited,
    ...(known ? { known } : {}),
    ...(links ? { links } : {}),
    ...(withoutSteps === undefined ? {} : { withoutSteps }),
    stations: stations.map(
      ({ id, name, also, coordinates, stepFree, stepFreeOn, changeMinutes, changeModeMinutes }) => ({
        name,
        at: coordinates,
        ...(also ? { also } : {}),
        ...(stepFree ? { stepFree: stepFreeOn ?? onLines(id) } : {}),
        ...(stepFree === undefined ? { stepsUnknown: true as const } : {}),
        ...(changeMinutes ? { change: changeMinutes } : {}),
        ...(changeModeMinutes ? { changeMode: changeModeMinutes } : {}),
      }),
    ),
    lines: lines.map(({ sign: _ofStops, termini, branches, oneWay, ...line }) => ({
      ...line,
      termini: termini.map(place),
      branches: branches.map((ids) => ids.map(place)),
      ...(oneWay ? { oneWay: oneWay.map((ids) => ids.map(place)) } : {}),
    })),
    interchanges: interchanges.map(({ between: [from, to], by, minutes, signed }) => ({
      between: [place(from), place(to)],
      by,
      minutes,
      ...(signed === false ? { signed } : {}),
    })),
  };
}

/** Lines that call at each station, in the order of the network. */
export function linesByStation(network: CompiledNetwork): CompiledLine[][] {
  const found: CompiledLine[][] = network.stations.map(() => []);
  for (const line of network.lines) {
    for (const station of new Set([...line.branches, ...(line.oneWay ?? [])].flat())) found[station]?.push(line);
  }
  return found;
}
