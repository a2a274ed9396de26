import { useLocation } from '@odysseus/runtime';
import { useSyncExternalStore } from 'react';
import { addressQuery, changeAddressQuery, onAddressQuery } from './addressQuery';

/**
 * The query of the page's address, and a way to make another of it: it outlasts a reload and the way back, can be sent to somebody,
 * and moves neither page nor focus. Empty in a prerendered page, which stands for all of its addresses.
 */
export function useAddressQuery(): readonly [query: string, change: typeof changeAddressQuery] {
  // A link to another query changes the address through the router, which tells nobody else.
  useLocation();
  const query = useSyncExternalStore(onAddressQuery, addressQuery, () => '');
  return [query, changeAddressQuery];
}
