import { whenIdle } from '@odysseus/runtime/idle';
import { startTransition, useEffect, useState } from 'react';
import type { MenuList } from './menuModel';

/** Lists that the menu is drawn with at the start. Each stands in every prerendered page, so that more would make every release longer. */
const firstLists = 4;

/**
 * The lists to draw now. A long menu begins with its first lists and those that are open; the others follow in a pause, so
 * that the start of the page does not depend on how many cities there are.
 */
export function useGradualLists(lists: readonly MenuList[], open: ReadonlySet<string>): readonly MenuList[] {
  const [whole, setWhole] = useState(false);
  const waiting = !whole && lists.length > firstLists;
  useEffect(() => (waiting ? whenIdle(window, () => startTransition(() => setWhole(true))) : undefined), [waiting]);
  return waiting ? lists.filter(({ area }, index) => index < firstLists || open.has(area.key)) : lists;
}
