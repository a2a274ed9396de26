import type { Access } from '@odysseus/contract';
import { ButtonLink, Icon, Medallion, ScreenHeading } from '@odysseus/ui';
import { getAccessPath, signInPath } from './constants';
import { gateCopy } from './copy';
import { FailedCheck } from './FailedCheck';
import classes from './GateCard.module.css';
import { usePremium } from './PremiumContext';

interface GateCardProps {
  readonly state: Exclude<Access['state'], 'loading' | 'active'>;
  readonly path: string;
  readonly text: string;
}

/** The closed gate: what is locked, why, and the way in. */
export function GateCard({ state, path, text }: GateCardProps) {
  const { wanted } = usePremium();
  const remember = () => wanted.remember({ path, text });
  return (
    <section className={classes['room']} data-gate={state}>
      <div className={classes['card']}>
        <Medallion icon="lock" />
        <p className={classes['screen']}>{text}</p>
        <ScreenHeading className={classes['heading']}>{gateCopy.heading}</ScreenHeading>
        {state === 'signedOut' ? (
          <>
            <p className={classes['message']}>{gateCopy.signedOut}</p>
            <ButtonLink to={signInPath} onClick={remember}>
              {gateCopy.signIn}
            </ButtonLink>
          </>
        ) : null}
        {state === 'inactive' ? (
          <>
            <p className={classes['message']}>{gateCopy.inactive}</p>
            <ButtonLink to={getAccessPath} onClick={remember}>
              {gateCopy.getAccess}
            </ButtonLink>
          </>
        ) : null}
        {state === 'failed' ? <FailedCheck>{gateCopy.failed}</FailedCheck> : null}
        <div className={classes['gives']}>
          <p className={classes['givesTitle']}>{gateCopy.givesTitle}</p>
          <ul className={classes['list']}>
            {gateCopy.gives.map((line) => (
              <li key={line}>
                <Icon name="sparkles" size={16} className={classes['bullet']} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
