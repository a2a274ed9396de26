import { useId, useRef, useState, type InputHTMLAttributes } from 'react';

interface TypedFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'maxLength' | 'aria-label'> {
  readonly type: 'date' | 'time' | 'text';
  readonly value: string;
  /** @param edit names this visit of the field: what is set under the same name is one change */
  readonly onSet: (value: string, edit: string) => void;
}

/**
 * A field whose value counts when it is whole: what is typed, when the field is left or Enter is pressed, for a year of one digit
 * would send the day to the other end of the trip; what is picked, at once.
 */
export function TypedField({ value, onSet, ...rest }: TypedFieldProps) {
  const id = useId();
  const visit = useRef(0);
  const typing = useRef(false);
  const [draft, setDraft] = useState<string>();
  const set = (next: string): void => {
    if (next !== value) onSet(next, `${id} ${visit.current}`);
  };
  const settle = (): void => {
    typing.current = false;
    if (draft !== undefined) set(draft);
    setDraft(undefined);
  };
  return (
    <input
      {...rest}
      value={draft ?? value}
      onFocus={() => {
        visit.current += 1;
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
        else if (key !== 'Tab') typing.current = true;
      }}
      onPointerDown={() => {
        typing.current = false;
      }}
      onChange={({ target }) => {
        if (typing.current || rest.type === 'text') setDraft(target.value);
        else {
          setDraft(undefined);
          set(target.value);
        }
      }}
      onBlur={settle}
    />
  );
}
