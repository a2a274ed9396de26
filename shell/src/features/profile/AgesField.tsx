import { useUnsaved } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useRef, useState, type KeyboardEvent } from 'react';
import { readAge } from './ages';
import { copy } from './copy';
import { AddAge, Age, Ages, Fieldset, Hint, Remove } from './Profile.styles';

interface AgesFieldProps {
  readonly ages: readonly number[];
  onChange(ages: readonly number[]): void;
}

const complaints = { missing: copy.ageMissing, invalid: copy.ageInvalid, full: copy.agesFull } as const;

/** The travellers' ages: a list that grows and shrinks by one. */
export function AgesField({ ages, onChange }: AgesFieldProps) {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  const [wrong, setWrong] = useState<keyof typeof complaints>();
  const field = useRef<HTMLFieldSetElement>(null);
  const focusInput = () => field.current?.querySelector('input')?.focus();

  const add = () => {
    const read = readAge(text, ages);
    if ('wrong' in read) {
      setWrong(read.wrong);
      return focusInput();
    }
    onChange([...ages, read.age]);
    setText('');
    setWrong(undefined);
    focusInput();
  };
  const remove = (index: number) => {
    onChange(ages.filter((_age, at) => at !== index));
    setWrong(undefined);
    focusInput();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Fieldset ref={field}>
      <legend>{copy.ages}</legend>
      <Hint>{copy.agesHint}</Hint>
      {ages.length === 0 ? (
        <Hint>{copy.noAges}</Hint>
      ) : (
        <Ages>
          {ages.map((age, index) => (
            <Age key={index}>
              {copy.ageYears(age)}
              <Remove type="button" aria-label={copy.removeAge(age)} onClick={() => remove(index)}>
                <Icon name="x" size={16} />
              </Remove>
            </Age>
          ))}
        </Ages>
      )}
      <AddAge>
        <TextField
          label={copy.age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={text}
          error={wrong === undefined ? undefined : complaints[wrong]}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button kind="secondary" onClick={add}>
          <Icon name="plus" size={18} />
          {copy.addAge}
        </Button>
      </AddAge>
    </Fieldset>
  );
}
