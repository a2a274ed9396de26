import type { CheckoutSession, RouteData } from '@odysseus/contract';
import { Link } from '@odysseus/runtime';
import { ButtonLink, Icon } from '@odysseus/ui';
import { useState } from 'react';
import { ContinueToWanted, dateInWords, isSitePath, usePremium } from '../premium';
import { Actions, Dates, Suggestions, Where } from './CheckoutSuccess.styles';
import { profilePath } from './constants';
import { copy } from './copy';
import { Outcome } from './Outcome';

interface PaidProps {
  readonly session: CheckoutSession;
  readonly suggestions: readonly Pick<RouteData, 'path' | 'text' | 'icon'>[];
  readonly nameOf: ((path: string) => string | undefined) | undefined;
}

/** The pass is bought: its dates, and the way on. */
export function Paid({ session, suggestions, nameOf }: PaidProps) {
  const { wanted, today } = usePremium();
  const [knowsTheWay] = useState(
    () => wanted.get() !== undefined || (session.returnTo !== null && isSitePath(session.returnTo)),
  );
  const { window, pass } = session;
  return (
    <Outcome icon="badge-check" tone="good" heading={copy.paidHeading} text={textFor(session, today())}>
      {window ? (
        <Dates>
          <div>
            <dt>{copy.pass}</dt>
            <dd>{pass.name}</dd>
          </div>
          <div>
            <dt>{copy.from}</dt>
            <dd>
              <time dateTime={window.start_date}>{dateInWords(window.start_date)}</time>
            </dd>
          </div>
          <div>
            <dt>{copy.until}</dt>
            <dd>
              <time dateTime={window.end_date}>{dateInWords(window.end_date)}</time>
            </dd>
          </div>
        </Dates>
      ) : null}
      <Actions>
        <ContinueToWanted returnTo={session.returnTo} nameOf={nameOf} />
        <ButtonLink to={profilePath} kind="secondary">
          {copy.seeProfile}
        </ButtonLink>
      </Actions>
      {!knowsTheWay && suggestions.length > 0 ? (
        <Suggestions aria-label={copy.where}>
          <Where>{copy.where}</Where>
          <ul>
            {suggestions.map((route) => (
              <li key={route.path}>
                <Link to={route.path}>
                  <Icon name={route.icon} size={20} />
                  {route.text}
                </Link>
              </li>
            ))}
          </ul>
        </Suggestions>
      ) : null}
    </Outcome>
  );
}

function textFor({ pass, window }: CheckoutSession, today: string): string {
  if (!window) return copy.paidNoWindow(pass.name);
  const until = dateInWords(window.end_date);
  return window.start_date > today
    ? copy.paidLater(pass.name, dateInWords(window.start_date), until)
    : copy.paidToday(pass.name, until);
}
