import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { holdPage } from './holdPage';
import { Beside, Cover, Panel } from './OverPage.styles';

interface OverPageProps {
  readonly open: boolean;
  readonly label: string;
  /** What a button that opens or closes it without any code names as its `popoverTarget`. */
  readonly id?: string;
  /** Such a button has opened it. */
  readonly onOpen?: () => void;
  readonly onClose: () => void;
  /** @param close closes it, and gives the focus back to what opened it */
  readonly children: (close: () => void) => ReactNode;
}

/** Not every browser that this site is read with has them. */
const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;
const isShown = (popover: HTMLElement): boolean => hasPopovers() && popover.matches(':popover-open');

/**
 * A sheet over the page, closed with Escape, the device's way back, a press beside it, or by what it holds. Nothing else is reached
 * while it is there. It is no modal dialog where the browser can do otherwise: that makes all of the page inert, and so has each of
 * its elements styled anew (docs/decisions/046-work-in-slices.md).
 */
export function OverPage({ open, label, id: given, onOpen, onClose, children }: OverPageProps) {
  const own = useId();
  const id = given ?? own;
  const cover = useRef<HTMLDialogElement>(null);
  const hide = (): void => {
    const dialog = cover.current;
    // Of a modal one `close` tells, of the other `toggle`.
    if (dialog?.open) dialog.close();
    else dialog?.hidePopover();
  };
  const tellOpened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    // Before its page was alive.
    if (cover.current && isShown(cover.current)) tellOpened();
  }, []);
  useEffect(() => {
    const dialog = cover.current;
    if (!open || !dialog) return undefined;
    if (!hasPopovers()) {
      dialog.showModal();
      return undefined;
    }
    if (!isShown(dialog)) dialog.showPopover();
    return holdPage(dialog);
  }, [open]);
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- shown as a popover it has no "open", by which tools know a dialog that is there
    <Cover
      ref={cover}
      id={id}
      popover="auto"
      role="dialog"
      aria-modal="true"
      aria-label={label}
      onClose={onClose}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
        else onOpen?.();
      }}
    >
      <Panel>{children(hide)}</Panel>
      <Beside
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={hide}
      />
    </Cover>
  );
}
