import type { Passes } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { Button, Spinner } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { sentenceFor, type Reading } from '../premium';
import { offerCopy } from './copy';
import { formatPrice, pricePerDay } from './price';
import { PerDay, Price, PriceName, PriceRow, Trouble, Waiting } from './PassPrices.styles';

type Pass = Passes['passes'][number];

interface PassPricesProps {
  readonly passes: { readonly reading: Reading<Passes>; readAgain(): void };
  /** What stands below each price. */
  readonly action?: (pass: Pass) => ReactNode;
  /** Where each price leads, and what is done when it is pressed: the whole of it is one link. */
  readonly link?: { readonly to: string; onFollow(pass: Pass): void };
}

/** The passes with their prices beside one another, in the room that they take once they are there. */
export function PassPrices({ passes: { reading, readAgain }, action, link }: PassPricesProps) {
  if (reading.state === 'loading')
    return (
      <Waiting>
        <Spinner label={offerCopy.loading} />
      </Waiting>
    );
  if (reading.state === 'failed')
    return (
      <Trouble role="status">
        <p>
          {offerCopy.failed} {sentenceFor(reading.cause)}
        </p>
        <Button kind="secondary" busy={reading.trying} onClick={readAgain}>
          {offerCopy.tryAgain}
        </Button>
      </Trouble>
    );
  return (
    <PriceRow>
      {reading.value.passes.map((pass) => (
        <li key={pass.id}>
          <PriceName>
            {link ? (
              <Link
                to={link.to}
                aria-label={offerCopy.take(pass.name, formatPrice(pass.amount, pass.currency))}
                onClick={() => link.onFollow(pass)}
              >
                {pass.name}
              </Link>
            ) : (
              pass.name
            )}
          </PriceName>
          <Price>{formatPrice(pass.amount, pass.currency)}</Price>
          <PerDay>{pass.days === 1 ? offerCopy.oneDay : offerCopy.perDay(pricePerDay(pass))}</PerDay>
          {action?.(pass)}
        </li>
      ))}
    </PriceRow>
  );
}
