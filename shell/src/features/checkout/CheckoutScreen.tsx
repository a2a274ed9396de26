import { useLocation } from '@odysseus/runtime';
import { Notice, ScreenHeading } from '@odysseus/ui';
import { Opened } from '../offer';
import { Head, Holds, Lead, Page } from './Checkout.styles';
import { copy } from './copy';
import { PassChoice } from './PassChoice';
import { Standing } from './Standing';

export interface CheckoutScreenProps {
  /** A screen's name in the menu, for 'Continue to …'. */
  readonly nameOf?: (path: string) => string | undefined;
  /** Takes the browser to the payment page. */
  readonly leaveFor?: (address: string) => void;
}

/** `/app/checkout`: the passes, and how the visitor stands with them. */
export function CheckoutScreen({ nameOf, leaveFor }: CheckoutScreenProps) {
  const { search } = useLocation();
  const cancelled = new URLSearchParams(search).has('cancelled');
  return (
    <Page>
      <Head>
        <ScreenHeading>{copy.heading}</ScreenHeading>
        <Lead>{copy.lead}</Lead>
      </Head>
      {cancelled ? (
        <Notice title={copy.cancelledTitle} role="status">
          <p>{copy.cancelled}</p>
        </Notice>
      ) : null}
      <Standing nameOf={nameOf} />
      <PassChoice leaveFor={leaveFor} />
      <Holds>
        <Opened />
      </Holds>
    </Page>
  );
}
