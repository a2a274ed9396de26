import { useCameWithPage } from '@odysseus/page';
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { placeCopy } from '../logic/copy';
import { Close, More, MoreWords } from './PlaceCard.styles';

interface UnfoldingProps {
  /** Name of the place. */
  readonly name: string;
  readonly children: ReactNode;
}

/** What answers a press by code, or holds something by it that goes with the HTML. */
const pressable = 'button, summary';
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent;

/** Always the same, so that React writes nothing into the page. */
const asItCame = { __html: '' };

/**
 * What a card says to whoever unfolds it. Of a card that the page came with it stays the HTML that it is until then: half of a long
 * list stands there, which nobody has to wait for when the page comes to life, changes or goes.
 */
export function Unfolding({ name, children }: UnfoldingProps) {
  const [alive, setAlive] = useState(!useCameWithPage());
  const details = useRef<HTMLDetailsElement>(null);
  /** Name of what was pressed while its code was not there yet. */
  const pressed = useRef<string>(undefined);
  const keepPress = ({ target, currentTarget }: MouseEvent): void => {
    const element = (target as Element).closest(pressable);
    if (alive || !element || element.parentElement === currentTarget) return;
    pressed.current = nameOf(element);
    setAlive(true);
  };
  useEffect(() => {
    const name = pressed.current;
    if (!alive || name === undefined) return;
    pressed.current = undefined;
    const own = [...(details.current?.querySelectorAll<HTMLElement>(pressable) ?? [])];
    own.find((element) => nameOf(element) === name)?.click();
  }, [alive]);
  useEffect(() => {
    if (!details.current?.open) return undefined;
    // Unfolded while the page was not alive yet. A press in it may be what brings it to life: it is told of that before what was
    // pressed goes.
    const timer = setTimeout(() => setAlive(true));
    return () => clearTimeout(timer);
  }, []);
  const close = (): void => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus({ preventScroll: true });
    // What the card is stands above what it told: where a long one was read, far above.
    details.current.closest('article')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- buttons within it were pressed, by a finger or by keys
    <More ref={details} onClick={keepPress} onToggle={({ currentTarget }) => currentTarget.open && setAlive(true)}>
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
