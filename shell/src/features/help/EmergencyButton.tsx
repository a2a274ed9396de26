import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { helpShellCopy as copy } from './copy';
import { useHelp } from './HelpContext';

/** Where the city has no emergency page, the link dials what is answered everywhere. */
const dial = 'tel:112';

interface EmergencyButtonProps {
  readonly className?: string | undefined;
  /** What the word beside its icon stands in; an icon alone where there is nothing for a word. */
  readonly word?: ComponentType<{ readonly children?: ReactNode }>;
}

/**
 * Leads to help from every page: a link to the emergency page, for pages without scripts and for other tabs, that opens help
 * above the page where it is pressed plainly.
 */
export function EmergencyButton({ className, word: Word }: EmergencyButtonProps) {
  const { open, prepare, path } = useHelp();
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const attributes = {
    className,
    onClick,
    onPointerEnter: prepare,
    'data-unrecorded': '',
    ...(Word === undefined ? { 'aria-label': copy.icon } : {}),
  };
  const content = (
    <>
      <Icon name="life-buoy" size={Word === undefined ? 24 : 22} />
      {Word === undefined ? null : <Word>{copy.entry}</Word>}
    </>
  );
  return path === undefined ? (
    <a href={dial} {...attributes}>
      {content}
    </a>
  ) : (
    <Link to={path} {...attributes}>
      {content}
    </Link>
  );
}
