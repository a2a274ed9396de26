import { createKeptValue, type StoredFormat } from '@odysseus/contract';
import { date, type CivilDate } from '@odysseus/model';
import * as z from 'zod/mini';

/** Local storage key of what was filled in for a city. */
export const tripKey = (city: string) => `odysseus.passes.${city}`;

/** Of the form that stands there. */
export const tripVersion = 1;

/** The first and the last day of a stay. */
export interface KeptStay {
  readonly arrival: CivilDate;
  readonly departure: CivilDate;
}

const stayFormat: StoredFormat<KeptStay> = {
  version: tripVersion,
  schema: z.object({ arrival: date, departure: date }),
};

/**
 * The days that were filled in for the passes of a city; undefined where none were, and where they are not whole.
 * @param storage the browser's, looked up at each use
 */
export function readKeptStay(city: string, storage: Parameters<typeof createKeptValue>[0]): KeptStay | undefined {
  return createKeptValue(storage, tripKey(city), stayFormat).read();
}
