import type { Plan } from '@odysseus/contract';
import type { CompiledCity } from '@odysseus/model';

/**
 * The visitor's trip with the ids that places of a city bear now: what was added under a former id is there, counts once, and can
 * be removed. What the browser keeps stays as it is.
 */
export function tripIn(plan: Plan, { key, renamed }: Pick<CompiledCity, 'key' | 'renamed'>): Plan {
  if (!renamed) return plan;
  const newIds = new Map(Object.entries(renamed).map(([former, id]) => [`${key}/${former}`, `${key}/${id}`]));
  const idOf = (id: string): string => newIds.get(id) ?? id;
  const items = [
    ...new Map(plan.items.map((item) => [idOf(item.id), { ...item, id: idOf(item.id) }] as const)).values(),
  ];
  return {
    items,
    // Asked for one change after the other, this still holds the items of before.
    add: plan.add,
    apply: plan.apply,
    remove: (id) => {
      plan.remove(id);
      for (const [former, now] of newIds) if (now === id) plan.remove(former);
    },
  };
}
