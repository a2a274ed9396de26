import type { Plan, PlanItem } from '@odysseus/contract';
import * as z from 'zod/mini';
import { createStoredValue, type StoredValue } from '../storage';

const planSchema = z.array(z.object({ id: z.string(), name: z.string(), path: z.string(), coordinates: z.optional(z.tuple([z.number(), z.number()])) }));

/** Local storage key of the places that the visitor has added to the trip. */
export const planKey = 'odysseus.plan';

export interface PlanStore {
  readonly value: StoredValue<readonly PlanItem[]>;
  readonly actions: Omit<Plan, 'items'>;
}

/** The visitor's plan, kept in the browser and shared by its tabs. */
export function createPlanStore(): PlanStore {
  const value = createStoredValue<readonly PlanItem[]>(planKey, planSchema, []);
  return {
    value,
    actions: {
      add: (item) => value.set(value.get().some((present) => present.id === item.id) ? value.get() : [...value.get(), item]),
      remove: (id) => value.set(value.get().filter((item) => item.id !== id)),
    },
  };
}
