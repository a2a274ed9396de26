import { useId, type InputHTMLAttributes } from 'react';
import classes from './TextField.module.css';

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
    <div className={classes['field']}>
      <label htmlFor={inputId} className={hideLabel ? classes['hidden'] : classes['label']}>
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        className={classes['input']}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={note ? noteId : undefined}
      />
      {note ? (
        <p id={noteId} className={error ? classes['error'] : classes['hint']}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
