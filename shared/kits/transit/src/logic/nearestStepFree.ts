import { metresBetween } from '@odysseus/model';
import type { CompiledNetwork } from './network';

/** Stations with a lift or level way to a platform, by their distance as the crow flies. */
export function nearestStepFree(
  { stations }: CompiledNetwork,
  from: number,
  limit: number,
): { station: number; metres: number }[] {
  const here = stations[from]?.at;
  if (!here) return [];
  return stations
    .flatMap(({ at, stepFree }, station) =>
      stepFree && station !== from ? [{ station, metres: metresBetween(here, at) }] : [],
    )
    .sort((a, b) => a.metres - b.metres)
    .slice(0, limit);
}
