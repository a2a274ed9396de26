import { useId, type InputHTMLAttributes } from 'react';
import { Field, Input, Label, Note } from './TextField.styles';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Keeps the label for screen readers only, where the placeholder already says it. */
  readonly hideLabel?: boolean;
  /** What is wrong with the value, in one sentence. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export function TextField({ label, hideLabel = false, error, hint, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <Field>
      <Label htmlFor={inputId} $hidden={hideLabel}>
        {label}
      </Label>
      <Input
        {...rest}
        id={inputId}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={note ? noteId : undefined}
      />
      {note ? (
        <Note id={noteId} $wrong={Boolean(error)}>
          {note}
        </Note>
      ) : null}
    </Field>
  );
}
