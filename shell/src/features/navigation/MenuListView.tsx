import { Icon } from '@odysseus/ui';
import { menuCopy } from './copy';
import { MenuEntryLink } from './MenuEntryLink';
import type { MenuList } from './menuModel';
import * as S from './SideMenu.styles';

interface MenuListViewProps {
  readonly list: MenuList;
  readonly open: ReadonlySet<string>;
  readonly pathname: string;
  readonly complete: boolean;
  readonly failed: boolean;
  readonly onToggle: (key: string) => void;
  readonly onRetry: () => void;
  readonly nested?: boolean;
}

/** A city's expandable list, with the lists of the cities within it. */
export function MenuListView({ nested = false, ...props }: MenuListViewProps) {
  const { list, open, pathname, complete, failed, onToggle, onRetry } = props;
  const { area, entries, children } = list;
  const expanded = open.has(area.key);
  const id = `menu-list-${area.key}`;
  const Opener = nested ? S.NestedOpener : S.Opener;
  const missing = entries.length === 0 && children.length === 0 && !complete;
  return (
    <li>
      <Opener type="button" aria-expanded={expanded} aria-controls={id} onClick={() => onToggle(area.key)}>
        <S.EntryIcon name={area.icon} size={nested ? 18 : 22} />
        <S.Label>{area.text}</S.Label>
        <S.Mark>
          <Icon name="chevron-down" size={18} />
        </S.Mark>
      </Opener>
      {expanded ? (
        <S.Sublist id={id}>
          {entries.map(({ route, mark }) => (
            <MenuEntryLink key={route.path} route={route} mark={mark} current={pathname === route.path} nested />
          ))}
          {children.map((child) => (
            <MenuListView key={child.area.key} {...props} list={child} nested />
          ))}
          {missing ? (
            <S.Missing role="status">
              {failed ? menuCopy.failed : menuCopy.loading}
              {failed ? (
                <button type="button" onClick={onRetry}>
                  {menuCopy.retry}
                </button>
              ) : null}
            </S.Missing>
          ) : null}
        </S.Sublist>
      ) : null}
    </li>
  );
}
