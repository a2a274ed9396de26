import type { Plan } from '@odysseus/contract';
import { visitsOfTrip, type CompiledCity, type PlannedVisit } from '@odysseus/model';

/** The visitor's trip as screens of a city know it. */
export interface CityTrip extends Plan {
  /** When its places are visited, as far as their days have dates; none in a shell that does not tell. */
  readonly visits: () => readonly PlannedVisit[];
}

/**
 * The visitor's trip with the ids that places of a city bear now: what was added under a former id is there, counts once, and can
 * be removed. What the browser keeps stays as it is.
 */
export function tripIn(plan: Plan, { key, renamed = {} }: Pick<CompiledCity, 'key' | 'renamed'>): CityTrip {
  const newIds = new Map(Object.entries(renamed).map(([former, id]) => [`${key}/${former}`, `${key}/${id}`]));
  const idOf = (id: string): string => newIds.get(id) ?? id;
  const visits = (): PlannedVisit[] =>
    plan.dated ? visitsOfTrip(plan.dated()).map((visit) => ({ ...visit, place: idOf(visit.place) })) : [];
  if (newIds.size === 0) return { ...plan, visits };
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
    visits,
  };
}
