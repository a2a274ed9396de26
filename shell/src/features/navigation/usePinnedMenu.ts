import { useEffect, useSyncExternalStore } from 'react';
import { pinnedMenu } from './pinnedMenu';

/** Whether the menu of wide screens stays open, by the visitor's wish. The page beside it makes room. */
export function usePinnedMenu(): { readonly pinned: boolean; readonly toggle: () => void } {
  const { pinned } = useSyncExternalStore(pinnedMenu.subscribe, pinnedMenu.get, pinnedMenu.initial);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-pinned', pinned);
    return () => document.documentElement.removeAttribute('data-menu-pinned');
  }, [pinned]);
  return { pinned, toggle: () => pinnedMenu.set({ pinned: !pinned }) };
}
