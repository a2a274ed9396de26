import { memo, useEffect, useState } from 'react';
import { MenuListView } from './MenuListView';
import { listsAround, type MenuList } from './menuModel';
import classes from './SideMenu.module.css';
import { useGradualLists } from './useGradualLists';

interface MenuListsProps {
  readonly lists: readonly MenuList[];
  readonly pathname: string;
  readonly complete: boolean;
  readonly failed: boolean;
  /** Asks for the lists that are not there yet. */
  readonly onNeedLists: () => void;
}

/** The cities' lists, with the one around the current screen open. Drawn anew only when they change, not when the panel moves. */
export const MenuLists = memo(function MenuLists({ lists, pathname, complete, failed, onNeedLists }: MenuListsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const drawn = useGradualLists(lists, open);
  const around = listsAround(lists, pathname).join(' ');

  useEffect(() => {
    if (around) setOpen((present) => new Set([...present, ...around.split(' ')]));
  }, [around]);

  function toggle(key: string): void {
    onNeedLists();
    setOpen((present) => {
      const next = new Set(present);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }

  return (
    <ul className={classes['list']}>
      {drawn.map((list) => (
        <MenuListView key={list.area.key} list={list} open={open} pathname={pathname} complete={complete} failed={failed} onToggle={toggle} onRetry={onNeedLists} />
      ))}
    </ul>
  );
});
