import { useLocation } from '@odysseus/runtime';
import { Icon, Notice, ScreenHeading } from '@odysseus/ui';
import { Benefit, BenefitIcon, BenefitLine, Benefits, BenefitTitle, Head, Holds, Lead, Page } from './Checkout.styles';
import { benefits, copy } from './copy';
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
      <Holds aria-labelledby="expert-access-holds">
        <h2 id="expert-access-holds">{copy.holdsTitle}</h2>
        <Benefits>
          {benefits.map((benefit) => (
            <Benefit key={benefit.title}>
              <BenefitIcon>
                <Icon name={benefit.icon} size={22} />
              </BenefitIcon>
              <div>
                <BenefitTitle>{benefit.title}</BenefitTitle>
                <BenefitLine>{benefit.line}</BenefitLine>
              </div>
            </Benefit>
          ))}
        </Benefits>
      </Holds>
    </Page>
  );
}
