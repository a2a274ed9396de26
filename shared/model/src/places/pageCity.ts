import type { CompiledCity } from './compiled';
import type { City } from './schema';

/** What a page needs to know of a city. */
export function pageCity({ key, name, country, timezone, centre, towns, renamed }: City): CompiledCity {
  return { key, name, country, timezone, centre, ...(towns ? { towns } : {}), ...(renamed ? { renamed } : {}) };
}
