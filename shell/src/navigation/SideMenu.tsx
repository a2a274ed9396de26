import { Link, useLocation } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { useEffect, useRef, useState } from 'react';
import { menuCopy } from './copy';
import { MenuEntryLink } from './MenuEntryLink';
import { MenuListView } from './MenuListView';
import { listsAround, type Menu } from './menuModel';
import classes from './SideMenu.module.css';
import { useGradualLists } from './useGradualLists';
import { useSlideIn } from './useSlideIn';

interface SideMenuProps {
  readonly menu: Menu;
  /** Whether the lists of every city are known. */
  readonly complete: boolean;
  readonly failed: boolean;
  /** Asks for the lists that are not there yet. */
  readonly onNeedLists: () => void;
}

/** The site's menu: a rail that widens on hover and keyboard focus, and a panel that slides in on narrow screens. */
export function SideMenu({ menu, complete, failed, onNeedLists }: SideMenuProps) {
  const { pathname } = useLocation();
  const slideIn = useSlideIn(pathname);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const around = listsAround(menu.lists, pathname).join(' ');
  const lists = useGradualLists(menu.lists, open);
  const panel = useRef<HTMLElement>(null);

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
    <>
      <div className={classes['bar']}>
        <button type="button" ref={slideIn.toggleRef} className={classes['toggle']} aria-expanded={slideIn.open} aria-controls="side-menu" onClick={slideIn.show}>
          <Icon name="menu" size={24} />
          <span className={classes['hidden']}>{menuCopy.open}</span>
        </button>
        <Link to="/" className={classes['barBrand']}>
          <Icon name="compass" size={22} />
          {menuCopy.brand}
        </Link>
      </div>
      {slideIn.open ? <div className={classes['backdrop']} data-backdrop="" onClick={slideIn.hide} /> : null}
      <nav id="side-menu" ref={panel} aria-label={menuCopy.label} className={`${classes['menu']} ${slideIn.open ? classes['menuOpen'] : ''}`} onKeyDown={slideIn.onKeyDown}>
        <div className={classes['head']}>
          <Link to="/" className={classes['brand']}>
            <Icon name="compass" size={26} />
            <span className={classes['label']}>{menuCopy.brand}</span>
          </Link>
          <button type="button" ref={slideIn.closeRef} className={classes['close']} onClick={slideIn.hide}>
            <Icon name="x" size={22} />
            <span className={classes['hidden']}>{menuCopy.close}</span>
          </button>
        </div>
        <ul className={classes['list']}>
          {menu.main.map((entry) => (
            <MenuEntryLink key={entry.route.path} entry={entry} current={pathname === entry.route.path} />
          ))}
        </ul>
        <hr className={classes['rule']} />
        <ul className={classes['list']}>
          {lists.map((list) => (
            <MenuListView key={list.area.key} list={list} open={open} pathname={pathname} complete={complete} failed={failed} onToggle={toggle} onRetry={onNeedLists} />
          ))}
        </ul>
      </nav>
    </>
  );
}
