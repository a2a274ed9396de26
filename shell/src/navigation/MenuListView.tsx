import { Icon } from '@odysseus/ui';
import { menuCopy } from './copy';
import { MenuEntryLink } from './MenuEntryLink';
import type { MenuList } from './menuModel';
import classes from './SideMenu.module.css';

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
  const missing = entries.length === 0 && children.length === 0 && !complete;
  return (
    <li>
      <button type="button" className={`${classes['entry']} ${nested ? classes['nested'] : ''}`} aria-expanded={expanded} aria-controls={id} onClick={() => onToggle(area.key)}>
        <Icon name={area.icon} size={nested ? 18 : 22} className={classes['icon']} />
        <span className={classes['label']}>{area.text}</span>
        <span className={`${classes['mark']} ${expanded ? classes['turned'] : ''}`}>
          <Icon name="chevron-down" size={18} />
        </span>
      </button>
      {expanded ? (
        <ul id={id} className={classes['sublist']}>
          {entries.map(({ route, mark }) => (
            <MenuEntryLink key={route.path} route={route} mark={mark} current={pathname === route.path} nested />
          ))}
          {children.map((child) => (
            <MenuListView key={child.area.key} {...props} list={child} nested />
          ))}
          {missing ? (
            <li className={classes['missing']} role="status">
              {failed ? menuCopy.failed : menuCopy.loading}
              {failed ? (
                <button type="button" onClick={onRetry}>
                  {menuCopy.retry}
                </button>
              ) : null}
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}
