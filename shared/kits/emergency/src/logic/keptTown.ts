import { createKeptValue, type KeptValue, type StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';

interface KeptTown {
  /** Its name, as the country's file has it. */
  readonly town: string;
}

const townFormat: StoredFormat<KeptTown> = { version: 1, schema: z.object({ town: z.string() }) };

/**
 * The town of a country that a visitor said to be in, kept on the device.
 * @param storage the browser's, looked up at each use
 */
export function keptTown(country: string, storage: Parameters<typeof createKeptValue>[0]): KeptValue<KeptTown> {
  return createKeptValue(storage, `odysseus.town.${country}`, townFormat);
}
