import { uprightKey } from '@odysseus/contract';
import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../../services/storage';

export type UprightChoice = StoredValue<{ dismissed: boolean }>;

/**
 * Whether the visitor goes on upright. Kept on the device, because a request that comes back at every page is noise; where
 * nothing can be kept, for as long as the page lives. The page's own script looks for `"dismissed":true` before the first paint,
 * in a value of any version: a form in which that means something else takes another key.
 */
export const createUprightChoice = (): UprightChoice =>
  createStoredValue(uprightKey, { version: 1, schema: z.object({ dismissed: z.boolean() }) }, { dismissed: false });

export const uprightChoice = createUprightChoice();
