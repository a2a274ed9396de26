import { useAddressQuery } from '@odysseus/page';
import { useMemo } from 'react';
import { listQuery, readListChoice, type FilterName, type ListChoice, type OrderName } from '../../logic/listChoice';

/** What the visitor wants to see of a list, as it stands in the address. */
export interface ListChoosing extends ListChoice {
  readonly query: string;
  toggle(name: FilterName): void;
  orderBy(order: OrderName | undefined): void;
  /** Takes the filters off; the order stays. */
  clear(): void;
}

export function useListChoice(): ListChoosing {
  const [query, change] = useAddressQuery();
  return useMemo(() => {
    const choice = readListChoice(query);
    // From the address itself: of two quick presses the second may come before the first is drawn.
    const choose = (changed: (now: ListChoice) => ListChoice): void =>
      change((present) => listQuery(present, changed(readListChoice(present))));
    return {
      ...choice,
      query: listQuery('', choice),
      toggle: (name) =>
        choose((now) => {
          const others = [...now.filters].filter((other) => other !== name);
          return { ...now, filters: new Set(now.filters.has(name) ? others : [...others, name]) };
        }),
      orderBy: (wanted) => choose(({ filters }) => ({ filters, ...(wanted ? { order: wanted } : {}) })),
      clear: () => choose(({ order }) => ({ filters: new Set(), ...(order ? { order } : {}) })),
    };
  }, [query, change]);
}
