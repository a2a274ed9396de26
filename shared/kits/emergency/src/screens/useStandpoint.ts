import type { CompiledPlaceList, Town } from '@odysseus/model';
import { usePositionNear, type PositionState } from '@odysseus/page';
import { useMemo } from 'react';
import { reach } from '../logic/nearestPlaces';
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

/** Where the visitor of an emergency page is. */
export function useStandpoint({ city, places }: Pick<CompiledPlaceList, 'city' | 'places'>): Standpoint {
  const { towns = none } = city;
  const all = useMemo(() => Object.values(places), [places]);
  const { position, locate } = usePositionNear(city, all, reach);
  const [town, choose] = useTown(city);
  return { position, locate, towns, town, choose };
}
