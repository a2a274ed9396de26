import { Icon } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { useRelease } from '../../services/page';
import { searchCopy } from './copy';
import type { Found } from './searchEngine';
import { Entry, Face, Line, Local, Title, Where } from './Search.styles';

interface FoundEntryProps {
  readonly id: string;
  readonly result: Found;
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

/** One entry of the list of results. */
export function FoundEntry({ id, result, chosen, onOpen }: FoundEntryProps) {
  const { find } = useRelease();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) place.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const route = find(result.path.replace(/#.*$/, ''))?.route;
  const screen = route?.title ?? route?.text ?? '';
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys: an entry is its active descendant
    <Entry ref={place} id={id} role="option" aria-selected={chosen} onClick={onOpen}>
      <Face>
        <Title>
          {result.title}
          {result.local ? <Local>{result.local}</Local> : null}
        </Title>
        {result.line ? <Line>{result.line}</Line> : null}
        <Where>
          {route?.type === 'premium' ? (
            <>
              <Icon name="lock" size={13} /> {searchCopy.premium} ·{' '}
            </>
          ) : null}
          {[result.city, result.kind === 'screen' ? searchCopy.kinds.screen : screen].filter(Boolean).join(' · ')}
        </Where>
      </Face>
    </Entry>
  );
}
