import { type ComponentProps, type MouseEvent } from 'react';
import { addressOf, isOutside } from './siteLocation';
import { useLocation, useNavigate } from './router';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, '/paris#louvre'; '#louvre' is one of the page itself. */
  readonly to: string;
  /** Whether it takes the place of the present entry of the browser's history; always where it leads to where the page is. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry. */
  readonly state?: unknown;
}

/** Leads to an address of the site within the page. New tabs, downloads and other sites are the browser's. */
export function Link({ to, replace, state, onClick, children, ...attributes }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const outside = isOutside(to);
  const address = outside ? to : addressOf(to, location);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (outside || event.defaultPrevented || !isPlain(event, attributes.target)) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    navigate(address, { replace: replace ?? address === pathname + search + hash, state });
  };
  return (
    <a {...attributes} href={address} onClick={follow}>
      {children}
    </a>
  );
}

/** Whether a click asks for no other window. */
function isPlain(event: MouseEvent, target: string | undefined): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey) && (!target || target === '_self');
}
