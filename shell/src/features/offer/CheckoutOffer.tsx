import type { Passes } from '@odysseus/contract';
import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { Chosen, Costs, Lead } from './CheckoutOffer.styles';
import { chosenPass } from './chosenPass';
import { offerCopy } from './copy';
import { PassPrices } from './PassPrices';
import { formatPrice } from './price';
import { usePublicPasses } from './usePublicPasses';

/** What access costs, above the sign-in of the checkout. A pass that is chosen here is remembered; signing in comes before the payment. */
export function CheckoutOffer() {
  const passes = usePublicPasses();
  const [pressed, setPressed] = useState<Passes['passes'][number]>();
  // At the gate, where a price leads here.
  const [before] = useState(() => chosenPass.get());
  const sold = passes.reading.state === 'ready' ? passes.reading.value.passes : [];
  const chosen = pressed ?? sold.find(({ id }) => id === before);
  const choose = (pass: Passes['passes'][number]) => {
    chosenPass.choose(pass.id);
    setPressed(pass);
    // The next step is the form's.
    document.querySelector<HTMLElement>('main input[type="email"]')?.focus();
  };
  return (
    <Costs aria-labelledby="checkout-costs">
      <h2 id="checkout-costs">{offerCopy.costs}</h2>
      <Lead>{offerCopy.lead}</Lead>
      <PassPrices
        passes={passes}
        action={(pass) => (
          <Button
            kind={chosen?.id === pass.id ? 'primary' : 'secondary'}
            aria-pressed={chosen?.id === pass.id}
            onClick={() => choose(pass)}
          >
            {offerCopy.choose(pass.name)}
          </Button>
        )}
      />
      <Chosen role="status">
        {chosen ? offerCopy.chosen(chosen.name, formatPrice(chosen.amount, chosen.currency)) : null}
      </Chosen>
    </Costs>
  );
}
