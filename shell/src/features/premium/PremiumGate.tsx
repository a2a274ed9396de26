import type { ScreenProps } from '@odysseus/contract';
import { Spinner } from '@odysseus/ui';
import { useEffect, type ReactNode } from 'react';
import { useLazyCode } from '../../services/lazy';
import { LoadingFailed } from '../loading-failed';
import { gateWaitingCopy } from './gateWaitingCopy';
import { lazyGateCard } from './lazyGateCard';
import { usePremium, usePremiumAccess } from './PremiumContext';

interface PremiumGateProps {
  /** The screen behind the gate: its path, and its name in the menu. */
  readonly path: string;
  readonly text: string;
  /** What a closed gate says of the offer. */
  readonly offer?: ReactNode;
  /** The screen among those of its remote: a closed gate leads on to others. */
  readonly onward?: ScreenProps | undefined;
  readonly children: ReactNode;
}

/** Lets a premium screen through to those whose pass covers today (specification, section 4). */
export function PremiumGate({ path, text, offer, onward, children }: PremiumGateProps) {
  const premium = usePremium();
  const access = usePremiumAccess();
  const open = access.state === 'active';
  // While it is found out who is there.
  const { code: GateCard, failed, retry } = useLazyCode(lazyGateCard, !open);

  // Each arrival at a premium screen asks anew whether the cached answer still counts.
  useEffect(() => premium.ensureChecked(), [premium, path]);
  useEffect(() => {
    if (open && premium.wanted.get()?.path === path) premium.wanted.forget();
  }, [premium, open, path]);

  if (open) return children;
  if (failed) return <LoadingFailed screen={text} onRetry={retry} />;
  if (access.state === 'loading' || !GateCard) return <Spinner label={gateWaitingCopy} />;
  return <GateCard state={access.state} path={path} text={text} offer={offer} onward={onward} />;
}
