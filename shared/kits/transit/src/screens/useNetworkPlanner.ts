import { addressQuery } from '@odysseus/page';
import { useMemo } from 'react';
import { linesByStation, type CompiledNetwork } from '../logic/network';
import { preparePlanner } from '../logic/planner';
import { stationNames } from '../logic/stationNames';
import { readJourneyAddress } from '../logic/journeyAddress';
import { useLastJourney } from './useLastJourney';
import { useStartNearMe } from './useStartNearMe';

/** What a planner over a network asks and answers; all of it in memory. @param city its key, by which the last journey is kept */
export function useNetworkPlanner(city: string, network: CompiledNetwork) {
  const { names, options } = useMemo(() => {
    const calling = linesByStation(network);
    return {
      names: stationNames(network.stations, (station) => calling[station]?.length ?? 0),
      options: network.stations.map(({ name }, station) => ({ name, lines: calling[station] ?? [] })),
    };
  }, [network]);
  const [question, ask] = useLastJourney(city, network.stations, names);
  useStartNearMe(network, question, ask, () => {
    const named = readJourneyAddress(addressQuery(), names);
    return named?.to !== undefined && named.from === undefined;
  });
  const asked = question.from !== undefined && question.to !== undefined;
  // Prepared when it is first needed: not while the page starts.
  const planner = useMemo(() => (asked ? preparePlanner(network) : undefined), [network, asked]);
  const journey = useMemo(
    () =>
      question.from === undefined || question.to === undefined
        ? undefined
        : planner?.plan(question.from, question.to, question.mode),
    [planner, question],
  );
  return { names, options, question, ask, journey };
}
