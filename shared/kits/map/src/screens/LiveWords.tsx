import { Button } from '@odysseus/ui';
import { mapCopy } from './copy';
import type { LiveState } from './useLiveMap';

interface LiveWordsProps {
  readonly state: LiveState;
  readonly onRetry: () => void;
}

/** Why the map is a picture, where it is one. */
export function LiveWords({ state, onRetry }: LiveWordsProps) {
  const isPicture = state === 'lost' || state === 'noWebGl' || state === 'noCode';
  return (
    <>
      <p role="status">{isPicture ? mapCopy[state] : null}</p>
      {isPicture && state !== 'noWebGl' ? (
        <Button kind="secondary" onClick={onRetry}>
          {mapCopy.retry}
        </Button>
      ) : null}
    </>
  );
}
