import { useNavigate } from '@odysseus/runtime';
import { Icon, Spinner } from '@odysseus/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useRelease } from '../app/useRelease';
import { searchCopy } from './copy';
import type { Found } from './searchEngine';
import { useSearchable } from './useSearchable';
import classes from './Search.module.css';

/** The search over the whole guide, above the page. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { engine, incomplete } = useSearchable();
  const navigate = useNavigate();
  const listId = useId();
  const results = engine?.find(query) ?? [];

  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const type = (text: string): void => {
    setQuery(text);
    setChosen(0);
  };
  const go = ({ path }: Found): void => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + results.length) % results.length);
    }
    const target = results[chosen];
    if (event.key === 'Enter' && target) {
      event.preventDefault();
      go(target);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={classes['palette']}
      aria-label={searchCopy.label}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop belongs to the dialog; its own content does not.
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={classes['field']}>
        <Icon name="search" size={20} />
        <input
          type="search"
          role="combobox"
          aria-label={searchCopy.label}
          aria-expanded={results.length > 0}
          aria-controls={listId}
          aria-activedescendant={results.length > 0 ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={searchCopy.placeholder}
          maxLength={100}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={classes['close']} onClick={onClose}>
          <Icon name="x" size={20} />
          <span className={classes['hidden']}>{searchCopy.close}</span>
        </button>
      </div>
      {engine ? null : <Spinner label={searchCopy.loading} />}
      <ul id={listId} role="listbox" aria-label={searchCopy.label} className={classes['results']}>
        {results.map((result, index) => (
          <Result key={`${result.path} ${result.title}`} id={`${listId}-${index}`} result={result} chosen={index === chosen} onOpen={() => go(result)} />
        ))}
      </ul>
      <p role="status" className={classes['note']}>
        {engine ? noteOf(query, results.length) : ''}
        {incomplete ? ` ${searchCopy.offline}` : ''}
      </p>
    </dialog>
  );
}

function noteOf(query: string, count: number): string {
  if (query.trim() === '') return searchCopy.hint;
  return count === 0 ? searchCopy.none(query.trim()) : searchCopy.found(count);
}

interface ResultProps {
  readonly id: string;
  readonly result: Found;
  readonly chosen: boolean;
  readonly onOpen: () => void;
}

function Result({ id, result, chosen, onOpen }: ResultProps) {
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
