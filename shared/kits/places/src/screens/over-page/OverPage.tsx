import { useEffect, useRef, type ReactNode } from 'react';
import { holdPage } from './holdPage';
import { Cover, Panel } from './OverPage.styles';

interface OverPageProps {
  readonly open: boolean;
  readonly label: string;
  readonly onClose: () => void;
  /** @param close closes it, and gives the focus back to what opened it */
  readonly children: (close: () => void) => ReactNode;
}

/** Not every browser that this site is read with has them. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

/**
 * A sheet over the page, closed with Escape, the device's way back, a press beside it, or by what it holds. Nothing else is reached
 * while it is there. It is no modal dialog where the browser can do otherwise: that makes all of the page inert, and so has each of
 * its elements styled anew (docs/decisions/046-work-in-slices.md).
 */
export function OverPage({ open, label, onClose, children }: OverPageProps) {
  const cover = useRef<HTMLDialogElement>(null);
  const hide = (): void => {
    const dialog = cover.current;
    // Of a modal one `close` tells, of the other `toggle`.
    if (dialog?.open) dialog.close();
    else dialog?.hidePopover();
  };
  useEffect(() => {
    const dialog = cover.current;
    if (!open || !dialog) return undefined;
    if (!hasPopovers()) {
      dialog.showModal();
      return undefined;
    }
    dialog.showPopover();
    const release = holdPage(dialog);
    const pressed = ({ target }: Event): void => {
      if (target === dialog) dialog.hidePopover();
    };
    dialog.addEventListener('click', pressed);
    return () => {
      dialog.removeEventListener('click', pressed);
      release();
    };
  }, [open]);
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- shown as a popover it has no "open", by which tools know a dialog that is there
    <Cover
      ref={cover}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onClose={onClose}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <Panel>{children(hide)}</Panel>
    </Cover>
  );
}
