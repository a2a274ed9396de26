import type { CompiledPlaceList, Town } from '@odysseus/model';
import { usePosition, type PositionState } from '@odysseus/page';
import { useMemo } from 'react';
import { isWithinReach } from '../logic/nearestPlaces';
import { useTown } from './useTown';

const none: readonly Town[] = [];

/** From where help is counted. */
export interface Standpoint {
  readonly position: PositionState;
  readonly locate: () => void;
  /** What is chosen from where the position is not known; empty where the middle of the city counts. */
  readonly towns: readonly Town[];
  readonly town: Town | undefined;
  readonly choose: (town: Town) => void;
}

/** Where the visitor of an emergency page is. In a country a position is of use wherever one of its places is within reach. */
export function useStandpoint({ city, places }: Pick<CompiledPlaceList, 'city' | 'places'>): Standpoint {
  const { towns = none } = city;
  const { position: told, locate } = usePosition(city.centre, towns.length > 0 ? Infinity : undefined);
  const [town, choose] = useTown(city);
  const position = useMemo((): PositionState => {
    if (told.state !== 'found' || towns.length === 0) return told;
    if (Object.values(places).some((place) => isWithinReach(place, told.at))) return told;
    return { state: 'far', metres: Infinity };
  }, [told, towns, places]);
  return { position, locate, towns, town, choose };
}
