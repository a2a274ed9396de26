import { checkoutSessionSchema, parseWith, type CheckoutSession } from '@odysseus/contract';
import { useCallback, useEffect, useState } from 'react';
import { callBackend, usePremium, type FetchWithToken } from '../premium';
import { stepAfter, stepAfterFailure, type Progress, type Step } from './paymentProgress';

/** `GET /api/checkout/sessions/{id}` @throws {BackendCallError} */
function readCheckout(fetch: FetchWithToken, id: string, signal: AbortSignal): Promise<CheckoutSession> {
  return callBackend(
    fetch,
    `/api/checkout/sessions/${encodeURIComponent(id)}`,
    (value) => parseWith(checkoutSessionSchema, value, 'The checkout'),
    { signal },
  );
}

/**
 * Follows a payment until it is settled or the looks are used up. Paid, it makes the premium gate ask anew.
 * @param id undefined looks at nothing
 * @param visitor uid of whoever is signed in: another visitor's payment is another question
 */
export function useProgress(
  id: string | undefined,
  visitor: string | undefined,
): { progress: Progress; lookAgain(): void } {
  const { fetch, refreshAccess } = usePremium();
  const [kept, setKept] = useState<{ of: string; progress: Progress }>();
  const [attempt, setAttempt] = useState(0);
  const question = id === undefined || visitor === undefined ? undefined : `${visitor} ${id} ${attempt}`;

  useEffect(() => {
    if (id === undefined || question === undefined) return undefined;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const take = (step: Step, looks: number) => {
      if (ending.signal.aborted) return;
      setKept({ of: question, progress: step.progress });
      if (step.pause !== undefined) timer = setTimeout(() => look(looks + 1), step.pause);
    };
    const look = (looks: number) => {
      readCheckout(fetch, id, ending.signal).then(
        (session) => {
          if (session.status === 'paid' || session.status === 'refunded') void refreshAccess();
          take(stepAfter(session, looks), looks);
        },
        (cause: unknown) => take(stepAfterFailure(cause, looks), looks),
      );
    };
    look(0);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [id, question, fetch, refreshAccess]);

  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  return { progress: kept?.of === question && kept ? kept.progress : { state: 'loading' }, lookAgain };
}
