import { clockText, machineClock } from '@odysseus/model';
import { Button, ButtonLink, Notice } from '@odysseus/ui';
import { useEffect, useState } from 'react';
import { assistantCopy } from './copy';
import type { Trouble } from './stream/trouble';

interface TroubleNoticeProps {
  readonly trouble: Trouble;
  /** Absent where trying again makes no sense. */
  readonly onRetry?: (() => void) | undefined;
}

/** Why there is no answer, and the way on. */
export function TroubleNotice({ trouble, onRetry }: TroubleNoticeProps) {
  const { trouble: words, answer } = assistantCopy;
  const waiting = useSecondsUntil(trouble.kind === 'limited' ? trouble.until : undefined);
  const canRetry = onRetry && !['signedOut', 'noAccess', 'refused', 'missing'].includes(trouble.kind);
  return (
    <Notice tone={trouble.kind === 'lost' || trouble.kind === 'refused' ? 'danger' : 'warning'} role="alert">
      <p>{wordsFor(trouble, waiting)}</p>
      {trouble.kind === 'signedOut' ? <ButtonLink to="/auth">{words.signIn}</ButtonLink> : null}
      {trouble.kind === 'noAccess' ? <ButtonLink to="/app/checkout">{words.getAccess}</ButtonLink> : null}
      {canRetry ? (
        <Button kind="secondary" onClick={onRetry}>
          {answer.retry}
        </Button>
      ) : null}
    </Notice>
  );
}

/** @param seconds how long a limited visitor has to wait, once that is known */
function wordsFor(trouble: Trouble, seconds: number | undefined): string {
  const { trouble: words } = assistantCopy;
  if ('message' in trouble) return trouble.message;
  if (trouble.kind !== 'limited') return words[trouble.kind];
  if (trouble.until === undefined || seconds === undefined) return words.limited;
  return words.limitedUntil(seconds, clockText(machineClock(new Date(trouble.until)).minute));
}

/** Said once, when it appears: a count-down would be read out every second. */
function useSecondsUntil(until: number | undefined): number | undefined {
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    if (until !== undefined) setSeconds(Math.ceil((until - Date.now()) / 1000));
  }, [until]);
  return seconds;
}
