import { Button, Notice } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import type { SignInFailure } from './signInFlow';

interface SignInFailureBoxProps {
  readonly failure: SignInFailure;
  /** Offers 'Try again'. */
  readonly onRetry?: () => void;
}

/** The red box above the form; takes the focus, so that nobody misses it. */
export function SignInFailureBox({ failure, onRetry }: SignInFailureBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [failure]);
  return (
    <Notice tone="danger" role="alert" title={failure.text} ref={box} tabIndex={-1}>
      {failure.advice ? <p>{failure.advice}</p> : null}
      {onRetry ? (
        <Button kind="danger" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
    </Notice>
  );
}
