import type { RouteData } from '@odysseus/contract';
import { Badge, Icon } from '@odysseus/ui';
import { memo } from 'react';
import { menuCopy } from './copy';
import type { EntryMark } from './menuModel';
import * as S from './SideMenu.styles';

interface MenuEntryLinkProps {
  readonly route: RouteData;
  readonly mark: EntryMark;
  readonly current: boolean;
  readonly nested?: boolean;
}

/** Drawn anew only when it changes: who is signed in changes the mark of few. */
export const MenuEntryLink = memo(function MenuEntryLink({ route, mark, current, nested = false }: MenuEntryLinkProps) {
  const Entry = nested ? S.NestedLink : S.EntryLink;
  return (
    <li>
      <Entry to={route.path} aria-current={current ? 'page' : undefined}>
        <S.EntryIcon name={route.icon} size={nested ? 18 : 22} />
        <S.Label>{route.text}</S.Label>
        <Mark mark={mark} />
      </Entry>
    </li>
  );
});

function Mark({ mark }: { readonly mark: EntryMark }) {
  switch (mark) {
    case 'free':
      return (
        <S.Mark>
          <Badge tone="free">{menuCopy.free}</Badge>
        </S.Mark>
      );
    case 'expert':
      return (
        <S.Mark>
          <Badge tone="expert">{menuCopy.expert}</Badge>
        </S.Mark>
      );
    case 'locked':
      return (
        <S.Mark role="img" aria-label={menuCopy.locked}>
          <Icon name="lock" size={16} />
        </S.Mark>
      );
    case 'none':
      return null;
  }
}
