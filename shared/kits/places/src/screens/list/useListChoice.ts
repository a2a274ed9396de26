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
    const { filters, order } = choice;
    const choose = (wanted: ListChoice): void => change(listQuery(query, wanted));
    return {
      ...choice,
      query: listQuery('', choice),
      toggle: (name) => {
        const others = [...filters].filter((other) => other !== name);
        choose({ ...choice, filters: new Set(filters.has(name) ? others : [...others, name]) });
      },
      orderBy: (wanted) => choose({ filters, ...(wanted ? { order: wanted } : {}) }),
      clear: () => choose({ filters: new Set(), ...(order ? { order } : {}) }),
    };
  }, [query, change]);
}
