import { Link } from '@odysseus/runtime';
import { Button, Notice, Spinner } from '@odysseus/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chosenPass, readPasses } from '../offer';
import { sentenceFor, usePremium, useReading } from '../premium';
import { Choice, Passes, SmallPrint, Told } from './Checkout.styles';
import { copy, termsPath } from './copy';
import { PassOffer } from './PassOffer';
import { useOrder } from './useOrder';

interface PassChoiceProps {
  readonly leaveFor: ((address: string) => void) | undefined;
}

/** The passes on sale; choosing one leads to the payment page. */
export function PassChoice({ leaveFor }: PassChoiceProps) {
  const { fetch } = usePremium();
  const { reading, readAgain } = useReading(
    useCallback((signal: AbortSignal) => readPasses(fetch, { signal }), [fetch]),
  );
  const order = useOrder(leaveFor);
  const heading = useRef<HTMLHeadingElement>(null);
  const askedAgain = useRef(false);
  const [chosen] = useState(() => chosenPass.get());

  // The pressed button goes with the failure: the focus goes on to what it brought.
  useEffect(() => {
    if (reading.state === 'ready' && askedAgain.current) heading.current?.focus();
  }, [reading.state]);

  if (reading.state === 'loading') return <Spinner label={copy.loading} />;
  if (reading.state === 'failed') {
    const tryAgain = () => {
      askedAgain.current = true;
      readAgain();
    };
    return (
      <Told>
        <Notice tone="danger" role="alert" title={copy.failedTitle}>
          <p>{sentenceFor(reading.cause)}</p>
        </Notice>
        <Button busy={reading.trying} onClick={tryAgain}>
          {copy.tryAgain}
        </Button>
      </Told>
    );
  }
  return (
    <Choice aria-labelledby="choose-your-pass">
      <h2 id="choose-your-pass" ref={heading} tabIndex={-1}>
        {copy.passesTitle}
      </h2>
      {reading.value.provider === 'embedded' ? (
        <Notice tone="warning" title={copy.testTitle}>
          <p>{copy.test}</p>
        </Notice>
      ) : null}
      {order.failure === undefined ? null : (
        <Notice tone="danger" role="alert" title={copy.openFailedTitle}>
          <p>{order.failure}</p>
        </Notice>
      )}
      <Passes>
        {reading.value.passes.map((pass) => (
          <PassOffer
            key={pass.id}
            pass={pass}
            chosen={pass.id === chosen}
            opening={order.opening}
            onChoose={order.choose}
          />
        ))}
      </Passes>
      <SmallPrint>
        {copy.smallPrint} <Link to={termsPath}>{copy.terms}</Link>.
      </SmallPrint>
    </Choice>
  );
}
