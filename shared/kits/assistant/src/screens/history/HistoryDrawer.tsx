import { Icon } from '@odysseus/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { assistantCopy } from '../copy';
import { Close, Content, Drawer } from './HistoryDrawer.styles';

interface HistoryDrawerProps {
  readonly onClose: () => void;
  /** @param close closes it, and gives the focus back to what opened it */
  readonly children: (close: () => void) => ReactNode;
}

/** The history on a phone: over the conversation, closed with Escape, a press beside it, or its button. */
export function HistoryDrawer({ onClose, children }: HistoryDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <Drawer
      ref={dialog}
      aria-label={assistantCopy.history.title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <Content>
        <Close type="button" aria-label={assistantCopy.history.close} onClick={close}>
          <Icon name="x" />
        </Close>
        {children(close)}
      </Content>
    </Drawer>
  );
}
