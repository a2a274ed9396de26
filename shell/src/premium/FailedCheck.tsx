import { Button, Notice } from '@odysseus/ui';
import { useState, type ReactNode } from 'react';
import { sentenceFor } from './backendCall';
import { gateCopy } from './copy';
import classes from './GateCard.module.css';
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
  const tryAgain = async () => {
    setTrying(true);
    await premium.refreshAccess();
    setTrying(false);
  };
  return (
    <div className={classes['failed']}>
      <Notice tone="warning" role="alert">
        <p>
          {children} {check.state === 'failed' ? sentenceFor(check.cause) : null}
        </p>
      </Notice>
      <Button busy={trying} onClick={() => void tryAgain()}>
        {gateCopy.tryAgain}
      </Button>
    </div>
  );
}
