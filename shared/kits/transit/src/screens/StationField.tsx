import { LineBullet } from '@odysseus/page';
import { useId, useState, type KeyboardEvent } from 'react';
import { metroCopy } from './copy';
import type { CompiledLine } from '../logic/network';
import type { StationNames } from '../logic/stationNames';
import { Choice, Field, Input, Label, Lines, List, Note, Suggestion } from './StationField.styles';

/** Most stations offered at once. */
const mostOptions = 8;

export interface StationOption {
  readonly name: string;
  readonly lines: readonly CompiledLine[];
}

interface StationFieldProps {
  readonly label: string;
  readonly stations: readonly StationOption[];
  readonly names: StationNames;
  /** Place in the list of stations. */
  readonly value: number | undefined;
  readonly onChange: (station: number | undefined) => void;
}

/** A text field that offers stations while one types (the ARIA pattern of a combobox with a list). */
export function StationField({ label, stations, names, value, onChange }: StationFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const text = typed ?? (value === undefined ? '' : (stations[value]?.name ?? ''));
  const options = typed === undefined ? [] : names.suggest(typed, mostOptions);
  const shown = open && options.length > 0;
  const unknown = typed !== undefined && typed.trim() !== '' && !open;

  const choose = (station: number): void => {
    setTyped(undefined);
    setOpen(false);
    onChange(station);
  };
  const type = (newText: string): void => {
    setTyped(newText);
    setOpen(true);
    setActive(0);
    if (value !== undefined) onChange(undefined);
  };
  const leave = (): void => {
    setOpen(false);
    const found = typed === undefined ? undefined : names.find(typed);
    if (found !== undefined) choose(found);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) setOpen(true);
      else setActive((options.length + active + (event.key === 'ArrowDown' ? 1 : -1)) % Math.max(1, options.length));
    } else if (event.key === 'Enter') {
      const station = options[active];
      if (!shown || station === undefined) return;
      event.preventDefault();
      choose(station);
    } else if (event.key === 'Escape') {
      if (open) setOpen(false);
      else type('');
    }
  };

  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown ? `${id}-${active}` : undefined}
        aria-invalid={unknown || undefined}
        aria-describedby={unknown ? `${id}-note` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={metroCopy.placeholder}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      {/* Pressing an option must not take the focus from the field, which would close the list before the choice. */}
      <List
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        onPointerDown={(event) => event.preventDefault()}
      >
        {shown
          ? options.map((station, index) => (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and its keys: an option is its active descendant
              <Choice
                key={station}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => choose(station)}
              >
                <span>{stations[station]?.name}</span>
                <Lines>
                  {stations[station]?.lines.map((line) => (
                    <LineBullet key={line.id} line={line} small />
                  ))}
                </Lines>
              </Choice>
            ))
          : null}
      </List>
      {unknown ? (
        <Note id={`${id}-note`} role="alert">
          {metroCopy.unknown(typed.trim())}{' '}
          {options.length > 0 ? (
            <>
              {metroCopy.didYouMean}{' '}
              {options.slice(0, 3).map((station) => (
                <Suggestion key={station} type="button" onClick={() => choose(station)}>
                  {stations[station]?.name}
                </Suggestion>
              ))}
            </>
          ) : null}
        </Note>
      ) : null}
    </Field>
  );
}
