import type { LatLng } from '@odysseus/model';
import type { CompiledNetwork } from './network';
import { preparePlanner, type Planner } from './planner';
import { stationNames } from './stationNames';

/** What a way between two stations comes to, for whoever plans a day and draws no planner. */
export interface StationJourney {
  /** From platform to platform, with waiting and changes: an estimate. */
  readonly minutes: number;
  /** Where the stations are: one walks there, and from there on. */
  readonly from: LatLng;
  readonly to: LatLng;
}

/**
 * Answers what the planner's screen answers at `?from=…&to=…`: the fastest way. Nothing is prepared before the first question.
 * @returns asked with two stations as addresses name them; undefined where one is none, or no way leads there
 */
export function stationJourneys(network: CompiledNetwork): (from: string, to: string) => StationJourney | undefined {
  let planner: Planner | undefined;
  const names = stationNames(network.stations);
  return (from, to) => {
    const [start, end] = [names.find(from), names.find(to)];
    const [here, there] = [network.stations[start ?? -1]?.at, network.stations[end ?? -1]?.at];
    if (start === undefined || end === undefined || !here || !there) return undefined;
    planner ??= preparePlanner(network);
    const journey = planner.plan(start, end, 'fastest');
    return journey && { minutes: journey.minutes, from: here, to: there };
  };
}
