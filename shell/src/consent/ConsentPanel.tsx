import { Link } from '@odysseus/runtime';
import { Button, Icon } from '@odysseus/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { Consent } from './consent';
import { ConsentChoices } from './ConsentChoices';
import styles from './CookieBanner.module.css';
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
  useReservedSpace(panel);

  // Opening the choices is the visitor's own act, so the focus follows it there and goes back afterwards.
  useEffect(() => {
    const heading = title.current;
    if (!choosing || !heading) return undefined;
    const opener = heading.ownerDocument.activeElement;
    heading.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [choosing]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };

  return (
    <section ref={panel} className={styles.panel} aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
        {choosing ? copy.choicesTitle : copy.title}
      </h2>
      <button type="button" className={styles.close} onClick={onClose} aria-label={copy.close}>
        <Icon name="x" />
      </button>
      <p className={styles.text}>
        {choosing ? copy.choices : copy.notice} <Link to="/legal/privacy">{copy.privacy}</Link>
      </p>
      {choosing ? (
        // A choice made in another tab meanwhile is shown rather than overwritten.
        <ConsentChoices key={consent} consent={consent} onSave={onDecide} />
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => onDecide('necessary')}>{copy.acceptNecessary}</Button>
          <Button onClick={() => onDecide('all')}>{copy.acceptAll}</Button>
          <Button kind="secondary" onClick={onCustomize}>
            {copy.customize}
          </Button>
        </div>
      )}
    </section>
  );
}
