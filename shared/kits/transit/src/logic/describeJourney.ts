import { lineSign } from './lineSign';
import { linesByStation, type CompiledNetwork } from './network';
import type { Journey } from './planner';
import { completeOrders } from './runs';
import { stationKey } from './stationNames';

/** A network as other programs read it: stations by id with their place in degrees (WGS84), each line's orders complete. */
export function describeNetwork(network: CompiledNetwork) {
  const id = (station: number): string => stationKey(network.stations[station]?.name ?? '');
  const ids = (stations: readonly number[]): string[] => stations.map(id);
  const calling = linesByStation(network).map((lines) => lines.map((line) => line.id));
  return {
    edited: network.edited,
    lines: network.lines.map((line) => ({
      id: line.id,
      ...(line.name === undefined ? {} : { name: line.name }),
      by: line.by ?? ('metro' as const),
      colour: line.colour,
      textColour: line.textColour,
      termini: ids(line.termini),
      branches: (completeOrders(line) ?? []).map(ids),
      ...(line.oneWay ? { oneWay: line.oneWay.map(ids) } : {}),
      ...(line.branchSigns ? { branchSigns: line.branchSigns } : {}),
      ...(line.someStops ? { someStops: line.someStops } : {}),
    })),
    stations: network.stations.map(({ name, at, stepFree = [] }, station) => ({
      id: id(station),
      name,
      lat: at[0],
      lng: at[1],
      lines: calling[station] ?? [],
      stepFree,
    })),
    interchanges: [
      ...network.stations.flatMap((_, station) =>
        (calling[station]?.length ?? 0) > 1
          ? [{ by: 'station' as const, stations: [id(station)], lines: calling[station] ?? [] }]
          : [],
      ),
      ...network.interchanges.map(({ between, by, minutes, signed }) => ({
        by,
        stations: ids(between),
        lines: [...new Set(between.flatMap((station) => calling[station] ?? []))],
        minutes,
        signed: signed ?? true,
      })),
    ],
  };
}

/** A journey as other programs read it, in names. */
export function describeJourney(network: CompiledNetwork, { transfers, minutes, legs }: Journey) {
  const name = (station: number | undefined): string => network.stations[station ?? -1]?.name ?? '';
  return {
    transfers,
    minutes,
    legs: legs.map((leg) => ({
      line: lineSign(leg.line, leg.stations),
      ...(leg.line.name === undefined ? {} : { name: leg.line.name }),
      direction: leg.direction.map(name).join(' / '),
      from: name(leg.stations[0]),
      to: name(leg.stations.at(-1)),
      ...(leg.line.someStops ? {} : { stops: leg.stops }),
      minutes: leg.minutes,
      via: leg.stations.slice(1, -1).map(name),
      ...(leg.change ? { change: leg.change } : {}),
    })),
  };
}
