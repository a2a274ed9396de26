import type { RouteData, Session } from '@odysseus/contract';
import { Button, ButtonLink, Spinner } from '@odysseus/ui';
import { sentenceFor } from '../premium';
import { Answer, Bar, Heading, Looks } from './CheckoutSuccess.styles';
import { checkoutPath, pollPauses, signInPath } from './constants';
import { copy } from './copy';
import { Outcome } from './Outcome';
import { Paid } from './Paid';
import type { Progress } from './paymentProgress';

export interface PaymentResultProps {
  readonly visitor: Session['state'];
  readonly progress: Progress;
  readonly onLookAgain: () => void;
  /** Premium screens to start with, where none was wanted before. */
  readonly suggestions: readonly Pick<RouteData, 'path' | 'text' | 'icon'>[];
  /** A screen's name in the menu, for 'Continue to …'. */
  readonly nameOf?: ((path: string) => string | undefined) | undefined;
}

/** What is known of the payment, and the next step. */
export function PaymentResult({ visitor, progress, onLookAgain, suggestions, nameOf }: PaymentResultProps) {
  const choosePass = <ButtonLink to={checkoutPath}>{copy.choosePass}</ButtonLink>;
  if (progress.state === 'unknown') {
    return (
      <Outcome icon="search" tone="bad" heading={copy.unknownHeading} text={copy.unknown}>
        {choosePass}
      </Outcome>
    );
  }
  if (visitor === 'signedOut') {
    return (
      <Outcome icon="log-in" tone="waiting" heading={copy.signedOutHeading} text={copy.signedOut}>
        <ButtonLink to={signInPath}>{copy.signIn}</ButtonLink>
      </Outcome>
    );
  }
  if (visitor === 'loading' || progress.state === 'loading') {
    return (
      <Answer>
        <Heading>{copy.headingWaiting}</Heading>
        <Spinner label={copy.loading} />
      </Answer>
    );
  }
  if (progress.state === 'processing') {
    return (
      <Outcome icon="clock" tone="waiting" heading={copy.processingHeading} text={copy.processing}>
        <Bar max={pollPauses.length} value={progress.looks} aria-label={copy.processingHeading} />
        <Looks>{copy.looked(progress.looks)}</Looks>
      </Outcome>
    );
  }
  if (progress.state === 'unconfirmed') {
    return (
      <Outcome icon="clock" tone="waiting" heading={copy.unconfirmedHeading} text={copy.unconfirmed}>
        <Button onClick={onLookAgain}>{copy.lookAgain}</Button>
      </Outcome>
    );
  }
  if (progress.state === 'failed') {
    return (
      <Outcome
        icon="circle-alert"
        tone="bad"
        heading={copy.failedHeading}
        text={`${sentenceFor(progress.cause)} ${copy.failed}`}
      >
        <Button onClick={onLookAgain}>{copy.tryAgain}</Button>
      </Outcome>
    );
  }
  const { status } = progress.session;
  if (status === 'declined' || status === 'cancelled' || status === 'refunded') {
    return (
      <Outcome
        icon={status === 'declined' ? 'circle-alert' : 'info'}
        tone={status === 'declined' ? 'bad' : 'waiting'}
        heading={copy[`${status}Heading`]}
        text={copy[status]}
      >
        {choosePass}
      </Outcome>
    );
  }
  return <Paid session={progress.session} suggestions={suggestions} nameOf={nameOf} />;
}
