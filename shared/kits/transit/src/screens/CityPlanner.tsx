import type { CompiledAround } from '../logic/compiledMetro';
import { JourneyPlanner } from './JourneyPlanner';
import { useNetworkPlanner } from './useNetworkPlanner';

interface CityPlannerProps {
  readonly around: CompiledAround;
  /** The city's key. */
  readonly city: string;
}

/** The planner alone, for a screen that is about something else. */
export function CityPlanner({ around: { network, stationNotes }, city }: CityPlannerProps) {
  const { ask, ...planner } = useNetworkPlanner(city, network);
  return <JourneyPlanner {...planner} network={network} onAsk={ask} notes={stationNotes} />;
}
