import { useNavigate } from '@odysseus/runtime';
import { useEffect, type RefObject } from 'react';

/** Of another site, or of another scheme. */
const outside = /^([a-z][a-z\d+.-]*:|\/\/)/i;

/** Leads within the page where links in some HTML lead to addresses of the site, as `Link` does. New tabs and other sites are the browser's. */
export function useLinksWithin(root: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    const element = root.current;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
      if (!link || link.target || event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey)
        return;
      if (outside.test(link.getAttribute('href') ?? 'none:')) return;
      event.preventDefault();
      const { pathname, search, hash } = window.location;
      const address = link.pathname + link.search + link.hash;
      navigate(address, { replace: address === pathname + search + hash });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [root, navigate]);
}
