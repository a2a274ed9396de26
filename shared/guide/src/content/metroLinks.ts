import type { CompiledPlaceList } from '@odysseus/model';
import { journeyTo, stationNames } from '@odysseus/transit';
import { readNetwork } from '@odysseus/transit/content';

/** Tells the planner's address for a place by its stops; undefined where none of them is a station of the network. */
export type LeadByMetro = (stops: readonly string[]) => string | undefined;

/**
 * Leads to the stations of a city's network.
 * @param path of the screen that draws it
 * @param anchor of the planner, where the screen doesn't begin with it
 * @throws {ContentError} with what is wrong in it
 */
export function leadByMetro(path: string, networkFile: string, anchor = ''): LeadByMetro {
  const { stations } = readNetwork(networkFile, '');
  const names = stationNames(stations);
  return (stops) => {
    // 'Bonne Nouvelle (M8, M9)'
    const found = stops.map((stop) => names.find(stop.split('(')[0] ?? '')).find((station) => station !== undefined);
    const name = stations[found ?? -1]?.name;
    return name === undefined ? undefined : `${journeyTo(path, name)}${anchor}`;
  };
}

/** A list whose places can be reached by metro, where the city has a planner. */
export function withMetro(list: CompiledPlaceList, lead: LeadByMetro | undefined): CompiledPlaceList {
  if (!lead) return list;
  return {
    ...list,
    places: Object.fromEntries(
      Object.entries(list.places).map(([id, place]) => {
        const metro = lead(place.nearestStops);
        return [id, metro === undefined ? place : { ...place, metro }];
      }),
    ),
  };
}
