import type { Plan, PlanItem, StoredFormat } from '@odysseus/contract';
import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../storage';

const itemSchema = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  coordinates: z.optional(z.tuple([z.number(), z.number()])),
});

/**
 * Version 0 is the bare list, which has no room for a version. It is still what is written: shells before contract 1.6 would take
 * anything else for rubbish, and begin a new trip over it.
 */
const planFormat: StoredFormat<readonly PlanItem[]> = {
  version: 1,
  schema: z.pipe(
    z.object({ items: z.array(itemSchema) }),
    z.transform(({ items }) => items),
  ),
  migrations: [(items) => ({ items })],
  asVersion0: (items) => items,
};

/** Local storage key of the places that the visitor has added to the trip. */
export const planKey = 'odysseus.plan';

export interface PlanStore {
  readonly value: StoredValue<readonly PlanItem[]>;
  readonly actions: Omit<Plan, 'items'>;
}

/** The visitor's plan, kept in the browser and shared by its tabs. */
export function createPlanStore(): PlanStore {
  const value = createStoredValue<readonly PlanItem[]>(planKey, planFormat, []);
  return {
    value,
    actions: {
      add: (item) =>
        value.set(value.get().some((present) => present.id === item.id) ? value.get() : [...value.get(), item]),
      remove: (id) => value.set(value.get().filter((item) => item.id !== id)),
    },
  };
}
