import { useUnsaved } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { DeletionState } from './deletionState';
import { copy } from './copy';
import { Dialog, DialogActions, Saved } from './Profile.styles';

interface DeleteAccountDialogProps {
  readonly step: DeletionState['step'];
  onDelete(): void;
  onKeep(): void;
}

/** Asks for a typed word before the account is deleted. While that is under way, the dialog stays. */
export function DeleteAccountDialog({ step, onDelete, onKeep }: DeleteAccountDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const [word, setWord] = useState('');
  useUnsaved(true);
  const [missing, setMissing] = useState(false);
  const deleting = step === 'deletingData' || step === 'deletingIdentity';

  // A layout effect ends while the dialog still stands in the page. Only there does closing it give the focus back to the
  // button that opened it.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (deleting) return;
    const typed = word.trim().toLowerCase() === copy.dialogWord;
    setMissing(!typed);
    if (typed) onDelete();
    else dialog.current?.querySelector('input')?.focus();
  };
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={(event) => {
        event.preventDefault();
        if (!deleting) onKeep();
      }}
    >
      <form onSubmit={submit} noValidate>
        <h2 id={titleId}>{copy.dialogTitle}</h2>
        <p id={textId}>{copy.dialogText}</p>
        <TextField
          label={copy.dialogLabel}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={word}
          readOnly={deleting}
          error={missing ? copy.dialogWordMissing : undefined}
          onChange={(event) => setWord(event.target.value)}
        />
        <Saved role="status">
          {step === 'deletingData' ? copy.deletingData : null}
          {step === 'deletingIdentity' ? copy.deletingSignIn : null}
        </Saved>
        <DialogActions>
          <Button kind="secondary" disabled={deleting} onClick={onKeep}>
            {copy.keep}
          </Button>
          <Button kind="danger" type="submit" busy={deleting}>
            {copy.delete}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
