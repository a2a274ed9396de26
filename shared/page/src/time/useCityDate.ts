import { type CivilDate, type CompiledCity, cityClock } from '@odysseus/model';
import { useNow } from './useNow';

/** The date in a city; undefined in a prerendered page, which nobody knows when is read. */
export function useCityDate({ timezone }: Pick<CompiledCity, 'timezone'>): CivilDate | undefined {
  const now = useNow();
  return now && cityClock(timezone, now).date;
}
