import { useLocation, useSession } from '@odysseus/runtime';
import { useEffect, useRef } from 'react';
import { useIsAlive } from '../../services/page';
import { PaymentResult, type PaymentResultProps } from './PaymentResult';
import { sessionIdIn } from './paymentProgress';
import { useProgress } from './useProgress';

export type CheckoutSuccessScreenProps = Partial<Pick<PaymentResultProps, 'suggestions' | 'nameOf'>>;

/** `/app/CheckoutSuccess?session=…`: what became of a payment. Open to all, as people come back here from outside. */
export function CheckoutSuccessScreen({ suggestions = [], nameOf }: CheckoutSuccessScreenProps) {
  const session = useSession();
  const id = sessionIdIn(useLocation().search);
  // A page is rendered ahead for every payment: whose it is, it learns where it comes to life.
  const addressIsKnown = useIsAlive();
  const { progress, lookAgain } = useProgress(id, session.state === 'signedIn' ? session.user.uid : undefined);
  const place = useRef<HTMLDivElement>(null);
  const askedAgain = useRef(false);

  // The pressed button goes with its screen: the focus goes on to the answer.
  useEffect(() => {
    if (!askedAgain.current || progress.state === 'loading') return;
    askedAgain.current = false;
    place.current?.querySelector('h1')?.focus();
  }, [progress]);

  const askAgain = () => {
    askedAgain.current = true;
    lookAgain();
  };
  return (
    <div ref={place}>
      <PaymentResult
        visitor={session.state}
        progress={addressIsKnown && id === undefined ? { state: 'unknown' } : progress}
        onLookAgain={askAgain}
        suggestions={suggestions}
        nameOf={nameOf}
      />
    </div>
  );
}
