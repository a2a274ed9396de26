import type { SubscriptionWindow } from '@odysseus/contract';
import { Badge, ButtonLink, Spinner } from '@odysseus/ui';
import { dateInWords, FailedCheck, usePremium, useWindowsCheck } from '../premium';
import { checkoutPath, copy } from './copy';
import { Period, PeriodList, Section, Told } from './Profile.styles';

/** The visitor's windows of Expert Access, newest first. */
export function Passes() {
  const { today } = usePremium();
  const check = useWindowsCheck();
  return (
    <Section aria-labelledby="profile-passes">
      <h2 id="profile-passes">{copy.passesTitle}</h2>
      <Told>
        {check.state === 'unknown' ? <Spinner label={copy.passesLoading} /> : null}
        {check.state === 'failed' ? <FailedCheck>{copy.passesFailed}</FailedCheck> : null}
        {check.state === 'known' ? (
          <Periods windows={check.windows.filter((window) => window.start_date <= window.end_date)} today={today()} />
        ) : null}
      </Told>
    </Section>
  );
}

function Periods({ windows, today }: { readonly windows: readonly SubscriptionWindow[]; readonly today: string }) {
  if (windows.length === 0) {
    return (
      <>
        <p>{copy.passesNone}</p>
        <ButtonLink to={checkoutPath}>{copy.getPass}</ButtonLink>
      </>
    );
  }
  const newestFirst = [...windows].sort((one, other) => (one.start_date > other.start_date ? -1 : 1));
  return (
    <>
      <PeriodList>
        {newestFirst.map((window, index) => {
          const state = stateOf(window, today);
          return (
            <Period key={index}>
              <span>{copy.period(dateInWords(window.start_date), dateInWords(window.end_date))}</span>
              <Badge tone={state === 'running' ? 'free' : 'plain'}>{copy.periodState[state]}</Badge>
            </Period>
          );
        })}
      </PeriodList>
      <ButtonLink to={checkoutPath} kind="secondary">
        {copy.anotherPass}
      </ButtonLink>
    </>
  );
}

function stateOf(window: SubscriptionWindow, today: string): keyof typeof copy.periodState {
  if (window.end_date < today) return 'ended';
  return window.start_date > today ? 'upcoming' : 'running';
}
