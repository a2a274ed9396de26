import type { RouteData } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { Badge, Icon } from '@odysseus/ui';
import { memo } from 'react';
import { menuCopy } from './copy';
import type { EntryMark } from './menuModel';
import classes from './SideMenu.module.css';

interface MenuEntryLinkProps {
  readonly route: RouteData;
  readonly mark: EntryMark;
  readonly current: boolean;
  readonly nested?: boolean;
}

/** Drawn anew only when it changes: who is signed in changes the mark of few. */
export const MenuEntryLink = memo(function MenuEntryLink({ route, mark, current, nested = false }: MenuEntryLinkProps) {
  return (
    <li>
      <Link to={route.path} className={`${classes['entry']} ${nested ? classes['nested'] : ''}`} aria-current={current ? 'page' : undefined}>
        <Icon name={route.icon} size={nested ? 18 : 22} className={classes['icon']} />
        <span className={classes['label']}>{route.text}</span>
        <Mark mark={mark} />
      </Link>
    </li>
  );
});

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
