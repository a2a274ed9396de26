import { Button } from '@odysseus/ui';
import { useRef, type FocusEvent } from 'react';
import { releaseCopy as copy } from './copy';
import { Offer, Words } from './Release.styles';

interface UpdateNoticeProps {
  readonly offered: boolean;
  readonly onUpdate: () => void;
  readonly onLater: () => void;
}

/** Says quietly that there is a newer release. The region stands from the start, so that screen readers tell what comes into it. */
export function UpdateNotice({ offered, onUpdate, onLater }: UpdateNoticeProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const later = (): void => {
    // The buttons go; the focus must not go with them.
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    onLater();
  };
  return (
    <div role="status" onFocus={remember}>
      {offered ? (
        <Offer data-release-notice="" data-above-consent="">
          <Words>{copy.offer}</Words>
          <Button onClick={onUpdate}>{copy.update}</Button>
          <Button kind="quiet" onClick={later}>
            {copy.later}
          </Button>
        </Offer>
      ) : null}
    </div>
  );
}
