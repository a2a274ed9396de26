import { askedState } from '@odysseus/contract';
import type { Reading } from '@odysseus/danger';
import { useNavigate } from '@odysseus/runtime';
import { Icon, Spinner } from '@odysseus/ui';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { SearchHelp, useDangerReading } from '../help';
import { searchCopy } from './copy';
import { fieldCopy } from './fieldCopy';
import { ResultList } from './ResultList';
import type { Row } from './searchRows';
import { TripLine } from './TripLine';
import { useRows } from './useRows';
import { useTripRows } from './useTripRows';
import { Close, Dialog, Field, Heading, Hidden, Note } from './Search.styles';

/** The search over the whole guide, above the page. */
export default function Palette({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { rows: all, suggestedIn, found, here, isLocked, isName, isReady, incomplete } = useRows(query);
  const navigate = useNavigate();
  const listId = useId();
  const { reading: read, readNow } = useDangerReading(query);
  const reading = isName ? asName(read) : read;
  /** The kind whose help was asked for, or put aside, by hand. */
  const [wish, setWish] = useState<{ readonly kind: string | undefined; readonly help: boolean }>();
  const wished = wish !== undefined && wish.kind === reading?.kind ? wish.help : undefined;
  const helping = reading !== undefined && reading.outcome !== 'none' && (wished ?? reading.outcome === 'danger');
  const rows = helping ? [] : all;
  const trip = useTripRows(rows, isLocked);

  // Closed before it leaves the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const type = (text: string): void => {
    setQuery(text);
    setChosen(0);
    trip.hush();
  };
  const go = (row: Row): void => {
    onClose();
    // The question goes along with the step, and into no address: addresses are written down by many.
    void navigate(row.path, row.type === 'ask' ? { state: askedState(row.question) } : {});
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + rows.length) % rows.length);
    }
    const target = rows[chosen];
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // Whoever is in danger is led nowhere, however fast they press.
    if (!target) return;
    void readNow().then((now) => {
      const led = isName || now?.outcome !== 'danger' || wished === false;
      if (led && dialog.current?.open) go(target);
    });
  };

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- a click beside the dialog closes it, and so does Escape, by the browser
    <Dialog
      ref={dialog}
      $helping={helping}
      aria-label={fieldCopy.label}
      onClose={onClose}
      onClick={(event) => {
        // The backdrop belongs to the dialog; its own content does not.
        if (event.target === dialog.current) onClose();
      }}
    >
      <Field>
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={fieldCopy.label}
          aria-expanded={rows.length > 0}
          aria-controls={helping ? undefined : listId}
          aria-activedescendant={rows.length > 0 ? `${listId}-${chosen}` : undefined}
          autoComplete="off"
          spellCheck={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a dialog that is opened to type in takes the focus
          autoFocus
          placeholder={searchCopy.placeholder}
          maxLength={300}
          value={query}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Close type="button" onClick={onClose}>
          <Icon name="x" size={20} />
          <Hidden>{fieldCopy.close}</Hidden>
        </Close>
      </Field>
      {reading && reading.outcome !== 'none' ? (
        <SearchHelp
          reading={reading}
          shown={helping ? 'card' : 'line'}
          onOpen={() => setWish({ kind: reading.kind, help: true })}
          onLeave={onClose}
          onResults={() => {
            setWish({ kind: reading.kind, help: false });
            field.current?.focus();
          }}
        />
      ) : null}
      {helping ? null : (
        <>
          {isReady ? null : <Spinner label={searchCopy.loading} />}
          <TripLine told={trip.told} onLeave={onClose} />
          {suggestedIn !== undefined && rows.length > 0 ? <Heading>{searchCopy.suggested(suggestedIn)}</Heading> : null}
          <ResultList
            id={listId}
            rows={rows}
            chosen={chosen}
            here={here}
            isLocked={isLocked}
            trip={trip}
            onOpen={go}
            onChoose={setChosen}
          />
          <Note role="status">
            {isReady ? noteOf(query, found) : ''}
            {incomplete ? ` ${searchCopy.offline}` : ''}
          </Note>
          {reading?.by === 'words' ? <SearchHelp reading={reading} shown="always" /> : null}
        </>
      )}
    </Dialog>
  );
}

/** Whoever types 'Termini station' or 'drinking water' looks for it, whatever the words sound like: then help is one line. */
function asName(reading: Reading | undefined): Reading | undefined {
  return reading?.outcome === 'danger' ? { ...reading, outcome: 'perhaps' } : reading;
}

function noteOf(query: string, count: number): string {
  if (query.trim() === '') return searchCopy.hint;
  return count === 0 ? searchCopy.none(query.trim()) : searchCopy.found(count);
}
