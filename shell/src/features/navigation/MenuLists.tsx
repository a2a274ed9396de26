import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { MenuListView } from './MenuListView';
import { listsAround, presentFirst, type MenuList } from './menuModel';
import { List } from './SideMenu.styles';
import { useGradualLists } from './useGradualLists';

interface MenuListsProps {
  readonly lists: readonly MenuList[];
  readonly pathname: string;
  readonly complete: boolean;
  readonly failed: boolean;
  /** Asks for the lists that are not there yet. */
  readonly onNeedLists: () => void;
}

/** Milliseconds within which nobody can have seen that a list has opened by itself: who presses then wants it open. */
const noticeMilliseconds = 400;

/** The cities' lists, with the one around the current screen first and open. Drawn anew only when they change, not when the panel moves. */
export const MenuLists = memo(function MenuLists({ lists, pathname, complete, failed, onNeedLists }: MenuListsProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const drawn = useGradualLists(presentFirst(lists, pathname), open);
  const around = listsAround(lists, pathname).join(' ');
  const opening = useRef<readonly string[]>([]);
  const opened = useRef<{ readonly keys: readonly string[]; readonly at: number }>({ keys: [], at: -Infinity });

  useEffect(() => {
    if (!around) return;
    opening.current = around.split(' ');
    // In slices: the page answers while a long list is drawn.
    startTransition(() => setOpen((present) => new Set([...present, ...around.split(' ')])));
  }, [around]);
  useEffect(() => {
    if (opening.current.length === 0 || !opening.current.every((key) => open.has(key))) return;
    opened.current = { keys: opening.current, at: performance.now() };
    opening.current = [];
  }, [open]);

  function toggle(key: string): void {
    onNeedLists();
    // What was seen counts, not what is being drawn: who opens the list that opens by itself does not close it.
    const unseen = opened.current.keys.includes(key) && performance.now() - opened.current.at < noticeMilliseconds;
    const opens = !open.has(key) || unseen;
    setOpen((present) => {
      const next = new Set(present);
      if (opens) next.add(key);
      else next.delete(key);
      return next;
    });
  }

  return (
    <List>
      {drawn.map((list) => (
        <MenuListView
          key={list.area.key}
          list={list}
          open={open}
          pathname={pathname}
          complete={complete}
          failed={failed}
          onToggle={toggle}
          onRetry={onNeedLists}
        />
      ))}
    </List>
  );
});
