import { latLng, walkingMinutes, type LatLng } from '@odysseus/model';
import { usePlan } from '@odysseus/runtime';

/**
 * How far a point is on foot from the places of a city in the visitor's trip.
 * @returns minutes on average and the number of places, or undefined while the trip holds none of this city
 */
export function useTripMinutes(cityKey: string): ((from: LatLng) => [minutes: number, count: number]) | undefined {
  const plan = usePlan();
  const planned = plan.items.flatMap(({ id, coordinates }) =>
    id.startsWith(`${cityKey}/`) && coordinates ? [latLng(...coordinates)] : [],
  );
  if (planned.length === 0) return undefined;
  return (from) => [
    Math.round(planned.reduce((sum, to) => sum + walkingMinutes(from, to), 0) / planned.length),
    planned.length,
  ];
}
