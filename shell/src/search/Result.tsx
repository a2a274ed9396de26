import { Icon } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { useRelease } from '../app/useRelease';
import { searchCopy } from './copy';
import type { Found } from './searchEngine';
import classes from './Search.module.css';

interface ResultProps {
  readonly id: string;
  readonly result: Found;
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** One entry of the list of results. */
export function Result({ id, result, chosen, onOpen }: ResultProps) {
  const { find } = useRelease();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const route = find(result.path.replace(/#.*$/, ''))?.route;
  const screen = route?.title ?? route?.text ?? '';
  return (
    <li ref={place} id={id} role="option" aria-selected={chosen} className={classes['result']} onClick={onOpen}>
      <div className={classes['option']}>
        <span className={classes['title']}>
          {result.title}
          {result.local ? <span className={classes['local']}>{result.local}</span> : null}
        </span>
        {result.line ? <span className={classes['line']}>{result.line}</span> : null}
        <span className={classes['where']}>
          {route?.type === 'premium' ? (
            <>
              <Icon name="lock" size={13} /> {searchCopy.premium} ·{' '}
            </>
          ) : null}
          {[result.city, result.kind === 'screen' ? searchCopy.kinds.screen : screen].filter(Boolean).join(' · ')}
        </span>
      </div>
    </li>
  );
}
