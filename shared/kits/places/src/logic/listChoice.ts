/** What a list can be narrowed to. */
export const filterNames = ['open', 'free', 'stepFree', 'noBooking', 'meatless'] as const;
export type FilterName = (typeof filterNames)[number];

/** What a list can be ordered by, beside the guide's own order. */
export const orderNames = ['open', 'near', 'price'] as const;
export type OrderName = (typeof orderNames)[number];

/** What a visitor wants to see of a list, and in which order. */
export interface ListChoice {
  readonly filters: ReadonlySet<FilterName>;
  /** Absent for the guide's own order, in groups. */
  readonly order?: OrderName;
}

const parameters = { filters: 'show', order: 'sort' } as const;

/** What the query of an address asks of a list: '?show=open+free&sort=near'. Whatever else stands there is passed over. */
export function readListChoice(query: string): ListChoice {
  const parsed = new URLSearchParams(query);
  const told = parsed.getAll(parameters.filters).flatMap((value) => value.split(' '));
  const order = orderNames.find((name) => name === parsed.get(parameters.order));
  return {
    filters: new Set(filterNames.filter((name) => told.includes(name))),
    ...(order === undefined ? {} : { order }),
  };
}

/** The query that asks for a choice. What other parts of the page have written stays. @param query as it stands: '?walk=seine' */
export function listQuery(query: string, { filters, order }: ListChoice): string {
  const changed = new URLSearchParams(query);
  for (const name of Object.values(parameters)) changed.delete(name);
  if (filters.size > 0) changed.set(parameters.filters, filterNames.filter((name) => filters.has(name)).join(' '));
  if (order) changed.set(parameters.order, order);
  return changed.size > 0 ? `?${changed.toString()}` : '';
}
