import { createKeptValue, type KeptValue, type StoredFormat } from '@odysseus/contract';
import { date, type CivilDate } from '@odysseus/model';
import * as z from 'zod/mini';

/** The day of a visit to a city, by the city's calendar. */
export interface VisitDay {
  readonly day: CivilDate;
}

const visitFormat: StoredFormat<VisitDay> = { version: 1, schema: z.object({ day: date }) };

/**
 * The day for which a visitor last asked when slots open, kept on the device.
 * @param storage the browser's, looked up at each use
 */
export function keptVisitDay(city: string, storage: Parameters<typeof createKeptValue>[0]): KeptValue<VisitDay> {
  return createKeptValue(storage, `odysseus.visit.${city}`, visitFormat);
}
