import { Link } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Consent } from '../../services/consent';
import { ConsentChoices } from './ConsentChoices';
import { Actions, Close, InShort, Panel, Title, Unfold, Words } from './ConsentPanel.styles';
import { copy } from './copy';
import { useReservedSpace } from './useReservedSpace';

interface ConsentPanelProps {
  readonly titleId: string;
  readonly consent: Consent;
  readonly choosing: boolean;
  onDecide(consent: Consent): void;
  onCustomize(): void;
  onClose(): void;
}

/** The banner's face. Not a dialog: the page behind it stays usable by pointer and keyboard. */
export function ConsentPanel({ titleId, consent, choosing, onDecide, onCustomize, onClose }: ConsentPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // Where a low phone has no room for the notice, it opens at a tap; elsewhere it stands there.
  const [told, setTold] = useState(false);
  useReservedSpace(panel);

  // Opening the choices is the visitor's own act, so the focus follows it there.
  useEffect(() => {
    if (choosing) title.current?.focus();
  }, [choosing]);
  // A focus that is inside goes back to the button that opened the panel, or else to the page's heading. Before the panel is gone.
  useLayoutEffect(() => {
    const shown = panel.current;
    const opener = document.activeElement;
    return () => {
      if (!shown?.contains(document.activeElement)) return;
      const target =
        opener instanceof HTMLElement && opener !== document.body && opener.isConnected
          ? opener
          : document.querySelector<HTMLElement>('main h1');
      if (target && target !== opener && !target.hasAttribute('tabindex')) target.tabIndex = -1;
      target?.focus({ preventScroll: true });
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <Panel ref={panel} $slim={!choosing} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <Title id={titleId} ref={title} tabIndex={-1}>
        {choosing ? copy.choicesTitle : copy.title}
      </Title>
      <Close type="button" onClick={onClose} aria-label={copy.close}>
        <Icon name="x" />
      </Close>
      {choosing ? null : (
        <InShort>
          {copy.inShort}{' '}
          <Unfold type="button" aria-expanded={told} onClick={() => setTold(!told)}>
            {copy.details}
          </Unfold>
        </InShort>
      )}
      <Words $folded={!choosing && !told}>
        {choosing ? copy.choices : copy.notice} <Link to="/legal/privacy">{copy.privacy}</Link>
      </Words>
      {choosing ? (
        // A choice made in another tab meanwhile is shown rather than overwritten.
        <ConsentChoices key={consent} consent={consent} onSave={onDecide} />
      ) : (
        <Actions>
          <Button onClick={() => onDecide('necessary')}>{copy.acceptNecessary}</Button>
          <Button onClick={() => onDecide('all')}>{copy.acceptAll}</Button>
          <Button kind="secondary" onClick={onCustomize}>
            {copy.customize}
          </Button>
        </Actions>
      )}
    </Panel>
  );
}
