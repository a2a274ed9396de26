import type { StoredFormat, VisitorSettings } from '@odysseus/contract';
import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../storage';

const settingsFormat: StoredFormat<VisitorSettings> = {
  version: 1,
  schema: z.object({
    units: z.enum(['metric', 'imperial']),
    residency: z.enum(['eea', 'elsewhere', 'unknown']),
    ages: z.array(z.int().check(z.gte(0), z.lte(120))),
  }),
};

/** Local storage key of what the visitor told the site about the travellers. */
export const settingsKey = 'odysseus.settings';

const defaults: VisitorSettings = { units: 'metric', residency: 'unknown', ages: [] };

/** The visitor's settings, kept in the browser and shared by its tabs. */
export function createSettingsStore(): StoredValue<VisitorSettings> {
  return createStoredValue<VisitorSettings>(settingsKey, settingsFormat, defaults);
}
