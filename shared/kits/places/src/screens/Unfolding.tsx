import { useCameWithPage } from '@odysseus/page';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { placeCopy } from '../logic/copy';
import { Close, More, MoreWords } from './PlaceCard.styles';

interface UnfoldingProps {
  /** Name of the place. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Always the same, so that React writes nothing into the page. */
const asItCame = { __html: '' };

/**
 * What a card says to whoever unfolds it. Of a card that the page came with it stays the HTML that it is until then: half of a long
 * list stands there, which nobody has to wait for when the page comes to life, changes or goes.
 */
export function Unfolding({ name, children }: UnfoldingProps) {
  const [alive, setAlive] = useState(!useCameWithPage());
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Unfolded while the page was not alive yet.
    if (details.current?.open) setAlive(true);
  }, []);
  const close = (): void => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
    // What the card is stands above what it told: where a long one was read, far above.
    details.current.closest('article')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <More ref={details} onToggle={({ currentTarget }) => currentTarget.open && setAlive(true)}>
      <summary aria-label={placeCopy.moreAbout(name)}>{placeCopy.more}</summary>
      {alive ? (
        <MoreWords key="alive">
          {children}
          <Close type="button" aria-label={placeCopy.closeCard(name)} onClick={close}>
            {placeCopy.close}
          </Close>
        </MoreWords>
      ) : (
        <MoreWords key="came" suppressHydrationWarning dangerouslySetInnerHTML={asItCame} />
      )}
    </More>
  );
}
