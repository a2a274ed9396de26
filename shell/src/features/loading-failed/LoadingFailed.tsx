import type { DestinationCard } from '@odysseus/contract';
import { Button, ButtonLink } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../../services/focus';
import { loadingFailedCopy as copy } from './copy';
import { Actions, Advice, Failed, Title, Warning } from './LoadingFailed.styles';

interface LoadingFailedProps {
  readonly screen: string;
  readonly city?: string | undefined;
  readonly overviewPath?: string;
  /** What is known of the city without its code. */
  readonly card?: DestinationCard | undefined;
  /** The code came, and failed while it was shown. */
  readonly broken?: boolean;
  readonly onRetry: () => void;
}

/** In place of a screen that did not come: what happened, and two ways on (decision 15). */
export function LoadingFailed({ screen, city, overviewPath = '/', card, broken = false, onRetry }: LoadingFailedProps) {
  const retried = useRef(false);
  // The button that had the focus goes with this notice: the focus moves on to the heading of what comes.
  useEffect(
    () => () => {
      if (retried.current) focusHeading();
    },
    [],
  );
  const retry = () => {
    retried.current = true;
    onRetry();
  };
  return (
    <Failed role="alert">
      <Warning name="triangle-alert" size={40} />
      <Title>{broken ? copy.brokenTitle : copy.title}</Title>
      <p>{broken ? copy.brokenLine(screen) : copy.line(screen, city)}</p>
      {card ? (
        <p>
          <strong>{card.title}.</strong> {card.line}
        </p>
      ) : null}
      <Advice>{broken ? copy.brokenAdvice : copy.advice}</Advice>
      <Actions>
        <Button onClick={retry}>{copy.retry}</Button>
        <ButtonLink to={overviewPath} kind="secondary">
          {copy.overview}
        </ButtonLink>
      </Actions>
    </Failed>
  );
}
