import type { City } from '@odysseus/model';
import type { CitySources, CompiledCitySources } from '../logic/citySources';

/** Adds to a city's live sources what its own file says of time and place. */
export function compileCitySources(
  { weather, ...sources }: CitySources,
  { timezone, centre: [latitude, longitude] }: Pick<City, 'timezone' | 'centre'>,
): CompiledCitySources {
  return { timezone, ...(weather ? { weather: { latitude, longitude } } : {}), ...sources };
}
