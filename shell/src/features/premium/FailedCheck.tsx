import { Button, Notice } from '@odysseus/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { focusHeading } from '../../services/focus';
import { sentenceFor } from './backendCall';
import { gateCopy } from './copy';
import { Failed } from './GateCard.styles';
import { usePremium, useWindowsCheck } from './PremiumContext';

interface FailedCheckProps {
  /** What the failure means here. */
  readonly children: ReactNode;
}

/** Says that the check of Expert Access failed, and offers to bypass the cache once (decision 9). */
export function FailedCheck({ children }: FailedCheckProps) {
  const premium = usePremium();
  const check = useWindowsCheck();
  const [trying, setTrying] = useState(false);
  const retried = useRef(false);
  // The button that had the focus goes with this notice: the focus moves on to the heading of what comes.
  useEffect(
    () => () => {
      if (retried.current) focusHeading();
    },
    [],
  );
  const tryAgain = async () => {
    retried.current = true;
    setTrying(true);
    await premium.refreshAccess();
    setTrying(false);
  };
  return (
    <Failed>
      <Notice tone="warning" role="alert">
        <p>
          {children} {check.state === 'failed' ? sentenceFor(check.cause) : null}
        </p>
      </Notice>
      <Button busy={trying} onClick={() => void tryAgain()}>
        {gateCopy.tryAgain}
      </Button>
    </Failed>
  );
}
