import type { DestinationCard } from '@odysseus/contract';
import { Button, ButtonLink, Icon, ScreenHeading } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../../routes/focusHeading';
import { loadingFailedCopy as copy } from './copy';
import classes from './LoadingFailed.module.css';

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
    <section className={classes['failed']} role="alert">
      <Icon name="triangle-alert" size={40} className={classes['icon']} />
      <ScreenHeading className={classes['title']}>{broken ? copy.brokenTitle : copy.title}</ScreenHeading>
      <p>{broken ? copy.brokenLine(screen) : copy.line(screen, city)}</p>
      {card ? (
        <p>
          <strong>{card.title}.</strong> {card.line}
        </p>
      ) : null}
      <p className={classes['advice']}>{broken ? copy.brokenAdvice : copy.advice}</p>
      <div className={classes['actions']}>
        <Button onClick={retry}>{copy.retry}</Button>
        <ButtonLink to={overviewPath} kind="secondary">
          {copy.overview}
        </ButtonLink>
      </div>
    </section>
  );
}
