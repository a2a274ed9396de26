import type { AssistantPlan, Plan, PlanItem } from '@odysseus/contract';

type Changes = Pick<AssistantPlan, 'add' | 'remove'>;

export function isApplied(items: readonly PlanItem[], { add, remove }: Changes): boolean {
  const ids = new Set(items.map(({ id }) => id));
  return add.every(({ id }) => ids.has(id)) && !remove.some(({ id }) => ids.has(id));
}

export function applyPlan(trip: Plan, { add, remove }: Changes): void {
  const ids = new Set(trip.items.map(({ id }) => id));
  for (const { id } of remove) if (ids.has(id)) trip.remove(id);
  for (const item of add) if (!ids.has(item.id)) trip.add(item);
}

/** Brings a trip back to what it was, in its order. */
export function restoreTrip(trip: Plan, before: readonly PlanItem[]): void {
  for (const { id } of trip.items) trip.remove(id);
  for (const item of before) trip.add(item);
}
