import { Link } from '@odysseus/runtime';
import { Icon } from '@odysseus/ui';
import type { MouseEvent } from 'react';
import { helpShellCopy as copy } from './copy';
import { useHelp } from './HelpContext';

/** Where the city has no emergency page, the link dials what is answered everywhere. */
const dial = 'tel:112';

interface EmergencyButtonProps {
  /** Classes of the link, and of the word beside its icon; an icon alone where there is none for a word. */
  readonly look: { readonly link: string | undefined; readonly word?: string | undefined };
}

/**
 * Leads to help from every page: a link to the emergency page, for pages without scripts and for other tabs, that opens help
 * above the page where it is pressed plainly.
 */
export function EmergencyButton({ look: { link, word } }: EmergencyButtonProps) {
  const { open, prepare, path } = useHelp();
  const onClick = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  };
  const attributes = {
    className: link,
    onClick,
    onPointerEnter: prepare,
    'data-unrecorded': '',
    ...(word === undefined ? { 'aria-label': copy.icon } : {}),
  };
  const content = (
    <>
      <Icon name="life-buoy" size={word === undefined ? 24 : 22} />
      {word === undefined ? null : <span className={word}>{copy.entry}</span>}
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
