import { Link, useLocation } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { EmergencyButton } from '../help';
import { SearchField, useSearch } from '../search';
import { menuCopy } from './copy';
import { MenuEntryLink } from './MenuEntryLink';
import { MenuLists } from './MenuLists';
import type { Menu } from './menuModel';
import classes from './SideMenu.module.css';
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
  const search = useSearch();

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
        <SearchField iconOnly onOpen={search.open} />
        <EmergencyButton look={{ link: classes['barEmergency'] }} />
      </div>
      {slideIn.open ? <div className={classes['backdrop']} data-backdrop="" onClick={slideIn.hide} /> : null}
      <nav id="side-menu" aria-label={menuCopy.label} className={`${classes['menu']} ${slideIn.open ? classes['menuOpen'] : ''}`} onKeyDown={slideIn.onKeyDown}>
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
        <SearchField onOpen={search.open} />
        <EmergencyButton look={{ link: `${classes['entry']} ${classes['emergency']}`, word: classes['label'] }} />
        <ul className={classes['list']}>
          {menu.main.map(({ route, mark }) => (
            <MenuEntryLink key={route.path} route={route} mark={mark} current={pathname === route.path} />
          ))}
        </ul>
        <hr className={classes['rule']} />
        <MenuLists lists={menu.lists} pathname={pathname} complete={complete} failed={failed} onNeedLists={onNeedLists} />
      </nav>
      {search.palette}
    </>
  );
}
