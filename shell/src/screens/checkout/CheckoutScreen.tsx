import { useLocation } from '@odysseus/runtime';
import { Icon, Notice, ScreenHeading } from '@odysseus/ui';
import classes from './Checkout.module.css';
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
    <div className={classes['screen']}>
      <header className={classes['header']}>
        <ScreenHeading>{copy.heading}</ScreenHeading>
        <p className={classes['lead']}>{copy.lead}</p>
      </header>
      {cancelled ? (
        <Notice title={copy.cancelledTitle} role="status">
          <p>{copy.cancelled}</p>
        </Notice>
      ) : null}
      <Standing nameOf={nameOf} />
      <PassChoice leaveFor={leaveFor} />
      <section className={classes['holds']} aria-labelledby="expert-access-holds">
        <h2 id="expert-access-holds">{copy.holdsTitle}</h2>
        <ul className={classes['benefits']}>
          {benefits.map((benefit) => (
            <li key={benefit.title} className={classes['benefit']}>
              <span className={classes['benefitIcon']}>
                <Icon name={benefit.icon} size={22} />
              </span>
              <div>
                <h3 className={classes['benefitTitle']}>{benefit.title}</h3>
                <p className={classes['benefitLine']}>{benefit.line}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
