import { Button, Spinner } from '@odysseus/ui';
import { useEffect, useState } from 'react';
import type { SignInState } from './signInFlow';
import { Overlay } from './SignInScreen.styles';

const labels: Partial<Record<SignInState['step'], string>> = {
  google: 'Waiting for the Google window…',
  completing: 'Signing you in…',
  checking: 'Preparing your profile…',
  done: 'Taking you on…',
};

/** Milliseconds after which the visitor may take the screen back. */
const patience = 5000;

/** Milliseconds between the window's focus and giving up on a popup; a successful one has its answer by then, and counts even later. */
const closedPopupPatience = 2000;

interface SignInOverlayProps {
  readonly step: SignInState['step'];
  readonly onCancel: () => void;
}

/** Covers the whole window while nothing can be done, but never for good: after a while, and with a popup at once, it can be left. */
export function SignInOverlay({ step, onCancel }: SignInOverlayProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  // The provider reports a closed popup about 10 s late. The window's focus comes back at once.
  useEffect(() => {
    if (step !== 'google') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const giveUpSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onCancel, closedPopupPatience);
    };
    window.addEventListener('focus', giveUpSoon);
    return () => {
      window.removeEventListener('focus', giveUpSoon);
      clearTimeout(timer);
    };
  }, [step, onCancel]);
  const canCancel = step === 'google' || (late && step !== 'done' && step !== 'idle');
  return (
    <Overlay>
      <Spinner label={labels[step] ?? 'Loading…'} />
      {canCancel ? (
        // eslint-disable-next-line jsx-a11y/no-autofocus -- what lies over the page takes the focus, as a dialog does
        <Button kind="secondary" onClick={onCancel} autoFocus={step === 'google'}>
          Cancel
        </Button>
      ) : null}
    </Overlay>
  );
}
