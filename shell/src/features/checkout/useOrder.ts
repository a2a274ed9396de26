import { useUnsaved } from '@odysseus/runtime';
import { useCallback, useEffect, useState } from 'react';
import { chosenPass } from '../offer';
import { sentenceFor, usePremium } from '../premium';
import { openCheckout } from './checkoutCalls';
import { copy } from './copy';
import { paymentAddress } from './paymentAddress';

interface OrderState {
  /** Id of the pass whose payment page is being opened. */
  readonly opening?: string;
  /** What went wrong, for the visitor. */
  readonly failure?: string;
}

const goTo = (address: string) => window.location.assign(address);

/** Orders a pass and leaves for its payment page. */
export function useOrder(leaveFor: (address: string) => void = goTo) {
  const { fetch, wanted } = usePremium();
  const [state, setState] = useState<OrderState>({});
  useUnsaved(state.opening !== undefined);

  useEffect(() => {
    // 'Back' from the payment page may restore this page as it was left: with its button still turning.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) setState({});
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const choose = useCallback(
    async (pass: string) => {
      setState({ opening: pass });
      try {
        const returnTo = wanted.get()?.path;
        const utcOffset = 0 - new Date().getTimezoneOffset();
        const { url } = await openCheckout(fetch, { pass, utcOffset, ...(returnTo === undefined ? {} : { returnTo }) });
        const address = paymentAddress(url, window.location.origin);
        if (address === undefined) setState({ failure: copy.badAddress });
        else {
          chosenPass.forget();
          leaveFor(address);
        }
      } catch (cause) {
        setState({ failure: sentenceFor(cause, { signedOut: copy.signedOut }) });
      }
    },
    [fetch, wanted, leaveFor],
  );

  return { ...state, choose: (pass: string) => void choose(pass) };
}
