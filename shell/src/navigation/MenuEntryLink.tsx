import { Link } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { menuCopy } from './copy';
import type { EntryMark, MenuEntry } from './menuModel';
import classes from './SideMenu.module.css';

interface MenuEntryLinkProps {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly nested?: boolean;
}

export function MenuEntryLink({ entry, current, nested = false }: MenuEntryLinkProps) {
  const { route, mark } = entry;
  return (
    <li>
      <Link to={route.path} className={`${classes['entry']} ${nested ? classes['nested'] : ''}`} aria-current={current ? 'page' : undefined}>
        <Icon name={route.icon} size={nested ? 18 : 22} className={classes['icon']} />
        <span className={classes['label']}>{route.text}</span>
        <Mark mark={mark} />
      </Link>
    </li>
  );
}

function Mark({ mark }: { readonly mark: EntryMark }) {
  switch (mark) {
    case 'free':
      return (
        <span className={classes['mark']}>
          <Badge tone="free">{menuCopy.free}</Badge>
        </span>
      );
    case 'expert':
      return (
        <span className={classes['mark']}>
          <Badge tone="expert">{menuCopy.expert}</Badge>
        </span>
      );
    case 'locked':
      return (
        <span className={classes['mark']} role="img" aria-label={menuCopy.locked}>
          <Icon name="lock" size={16} />
        </span>
      );
    case 'none':
      return null;
  }
}
