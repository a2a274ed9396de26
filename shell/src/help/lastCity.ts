import * as z from 'zod/mini';
import { createStoredValue } from '../app/storedValue';

/** Local storage key of the part of the site that was open last: `paris`. Where storage is forbidden, it is known for as long as the page is open. */
export const lastCityKey = 'odysseus.lastCity';

export const lastCity = createStoredValue<string | undefined>(lastCityKey, z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)), undefined);
