interface Listeners {
  /** Path and query of what the page shows. */
  readonly shown: () => string;
  /** A link of this site was followed. @returns whether the browser is to load the address itself */
  readonly onLink: () => boolean;
  /** 'Back' or 'forward' has led to another address. @returns whether the browser is to load the address itself */
  readonly onHistory: () => boolean;
  /** Loads an address of this site; the present one where absent. */
  readonly load: (address?: string) => void;
}

/**
 * Listens for the two kinds of navigation that a visitor makes, before the router hears of them.
 * @returns ends it
 */
export function listenForNavigations({ shown, onLink, onHistory, load }: Listeners): () => void {
  const onClick = (event: MouseEvent): void => {
    const target = followed(event);
    if (!target || target.pathname + target.search === shown() || !onLink()) return;
    // The router leaves a click alone whose default is prevented.
    event.preventDefault();
    load(target.href);
  };
  const onPopState = (event: PopStateEvent): void => {
    const { pathname, search } = window.location;
    if (pathname + search === shown() || !onHistory()) return;
    event.stopImmediatePropagation();
    load();
  };
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('popstate', onPopState, { capture: true });
  };
}

/** The address that a click leads this window to, if it is one of this site. */
function followed(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.hasAttribute('download') ||
    (link.target !== '' && link.target !== '_self')
  )
    return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}
