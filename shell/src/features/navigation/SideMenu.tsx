import { backdropAttribute, menuCloseAttribute, menuId } from '@odysseus/contract';
import { useLocation } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import { SearchField, useSearch } from '../search';
import { menuCopy } from './copy';
import { MenuEntryLink } from './MenuEntryLink';
import { MenuLists } from './MenuLists';
import type { Menu } from './menuModel';
import { PinButton } from './PinButton';
import * as F from './MenuFrame.styles';
import * as S from './SideMenu.styles';
import { usePinnedMenu } from './usePinnedMenu';
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
  const { pinned, toggle } = usePinnedMenu();

  return (
    <>
      <F.Bar>
        <F.Toggle
          type="button"
          ref={slideIn.toggleRef}
          aria-expanded={false}
          aria-controls={menuId}
          onClick={slideIn.show}
        >
          <Icon name="menu" size={24} />
          <S.Unseen>{menuCopy.open}</S.Unseen>
        </F.Toggle>
        <F.BarBrand to="/">
          <Icon name="compass" size={22} />
          {menuCopy.brand}
        </F.BarBrand>
        <SearchField iconOnly onOpen={search.open} />
        <F.BarTrip />
        <F.BarEmergency />
      </F.Bar>
      <F.Backdrop {...{ [backdropAttribute]: '' }} onClick={slideIn.hide} />
      <F.Menu id={menuId} aria-label={menuCopy.label} $pinned={pinned} onKeyDown={slideIn.onKeyDown}>
        <S.Head>
          <S.Brand to="/">
            <Icon name="compass" size={26} />
            <S.Label>{menuCopy.brand}</S.Label>
          </S.Brand>
          <PinButton pinned={pinned} onToggle={toggle} />
          <F.Close type="button" {...{ [menuCloseAttribute]: '' }} ref={slideIn.closeRef} onClick={slideIn.hide}>
            <Icon name="x" size={22} />
            <S.Unseen>{menuCopy.close}</S.Unseen>
          </F.Close>
        </S.Head>
        <SearchField onOpen={search.open} />
        <S.Trip word={S.Label} />
        <S.Emergency word={S.Label} />
        <S.List>
          {menu.main.map(({ route, mark }) => (
            <MenuEntryLink key={route.path} route={route} mark={mark} current={pathname === route.path} />
          ))}
        </S.List>
        <S.Rule />
        <MenuLists
          lists={menu.lists}
          pathname={pathname}
          complete={complete}
          failed={failed}
          onNeedLists={onNeedLists}
        />
      </F.Menu>
      {search.palette}
    </>
  );
}
