import { type CompiledCity, type LatLng, metresBetween } from '@odysseus/model';
import { useMemo } from 'react';
import { cityReach, usePosition, type PositionState } from './usePosition';

/**
 * The visitor's own position, where it is of use for some places: near the middle of their city, or, where their pages are a whole
 * country's, near one of them.
 * @param places whose order must not change from one drawing to the next without need
 * @param reach from one of the places of a country, in metres
 */
export function usePositionNear(
  { centre, towns }: Pick<CompiledCity, 'centre' | 'towns'>,
  places: readonly { readonly coordinates: LatLng }[],
  reach = cityReach,
): { readonly position: PositionState; readonly locate: () => void } {
  const isCountry = towns !== undefined;
  const { position: told, locate } = usePosition(centre, isCountry ? Infinity : cityReach);
  const position = useMemo((): PositionState => {
    if (told.state !== 'found' || !isCountry) return told;
    const metres = Math.min(...places.map(({ coordinates }) => metresBetween(coordinates, told.at)));
    return metres > reach ? { state: 'far', metres } : told;
  }, [told, isCountry, places, reach]);
  return { position, locate };
}
