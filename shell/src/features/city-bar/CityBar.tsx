import { whenIdle } from '@odysseus/runtime/idle';
import type { Area } from '@odysseus/contract';
import { Icon, useFold } from '@odysseus/ui';
import { memo, useEffect, useRef, type RefObject } from 'react';
import type { MenuEntry } from '../navigation';
import type { CityBarContent } from './cityBarOf';
import * as S from './CityBar.styles';
import { cityBarCopy as copy } from './copy';

interface CityBarProps {
  readonly bar: CityBarContent;
  readonly pathname: string;
}

/** Leads from every page of a city to the others, in one line: what matters most first, all the rest behind its end. */
export const CityBar = memo(function CityBar({ bar: { area, first, rest, others }, pathname }: CityBarProps) {
  const line = useRef<HTMLUListElement>(null);
  const all = useRef<HTMLDetailsElement>(null);
  const fold = useFold(all);
  useCurrentInSight(line, pathname);
  const link = ({ path, icon }: Pick<Area, 'path' | 'icon'>, text: string, mark?: MenuEntry['mark']) => (
    <li key={path}>
      <S.Entry to={path} aria-current={path === pathname ? 'page' : undefined}>
        <S.Drawing>
          <Icon name={icon} size={18} />
          <Lock mark={mark} />
        </S.Drawing>
        <span>{text}</span>
      </S.Entry>
    </li>
  );
  return (
    <S.Bar aria-label={copy.label(area.text)}>
      <S.Line ref={line}>{first.map(({ route, mark }) => link(route, route.short ?? route.text, mark))}</S.Line>
      {rest.length + others.length > 0 ? (
        <S.All ref={all} key={pathname} {...fold.props}>
          <summary aria-label={copy.all(area.text)}>
            <Icon name="list" size={18} />
            <S.Short aria-hidden="true">{copy.allShort}</S.Short>
            <S.Long aria-hidden="true">{copy.all(area.text)}</S.Long>
          </summary>
          <S.Rest>
            {rest.map(({ route, mark }) => link(route, route.text, mark))}
            {others.map((other) => link(other, other.text))}
          </S.Rest>
        </S.All>
      ) : null}
    </S.Bar>
  );
});

function Lock({ mark }: { readonly mark: MenuEntry['mark'] | undefined }) {
  if (mark !== 'expert' && mark !== 'locked') return null;
  return (
    <S.Locked role="img" aria-label={copy.premium[mark]}>
      <Icon name="lock" size={10} />
    </S.Locked>
  );
}

/** At the end of the line, in pixels: what stands there fades. */
const fade = 12;

/** On a narrow screen the line scrolls by itself: the page that one is on is brought into it, in a pause. */
function useCurrentInSight(line: RefObject<HTMLUListElement | null>, pathname: string): void {
  useEffect(
    () =>
      whenIdle(window, () => {
        const list = line.current;
        const current = list?.querySelector<HTMLElement>('[aria-current]');
        if (!list || !current) return;
        const beyond = current.offsetLeft + current.offsetWidth + fade - list.clientWidth;
        if (beyond > list.scrollLeft) list.scrollLeft = beyond;
      }),
    [line, pathname],
  );
}
