import { Notice } from '@odysseus/ui';
import { ContinueToWanted, dateInWords, FailedCheck, usePremium, usePremiumAccess, useWindowsCheck } from '../premium';
import { Told } from './Checkout.styles';
import { copy } from './copy';
import { passStanding } from './passStanding';

interface StandingProps {
  readonly nameOf: ((path: string) => string | undefined) | undefined;
}

/** The pass that the visitor has already, if any. */
export function Standing({ nameOf }: StandingProps) {
  const { today } = usePremium();
  const access = usePremiumAccess();
  const check = useWindowsCheck();
  if (access.state === 'failed') return <FailedCheck>{copy.checkFailed}</FailedCheck>;
  if (check.state !== 'known') return null;
  const standing = passStanding(check.windows, today());
  if (standing.state === 'none') return null;
  const next = copy.runningNext(dateInWords(standing.next));
  if (standing.state === 'upcoming') {
    return (
      <Notice title={copy.upcomingTitle}>
        <p>
          {copy.upcoming(dateInWords(standing.from), dateInWords(standing.until))} {next}
        </p>
      </Notice>
    );
  }
  return (
    <Told>
      <Notice tone="success" title={copy.runningTitle}>
        <p>
          {copy.running(dateInWords(standing.until))} {next}
        </p>
      </Notice>
      <ContinueToWanted nameOf={nameOf} />
    </Told>
  );
}
