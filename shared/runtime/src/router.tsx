import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { addressOf, locationOf, partsOf, type SiteLocation } from './siteLocation';

export interface NavigateOptions {
  /** Takes the place of the present entry of the browser's history. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry; what can be cloned. */
  readonly state?: unknown;
}

/** Leads to an address of the site, or so many steps forward or, below 0, back. */
export type Navigate = (to: string | number, options?: NavigateOptions) => void;

export const LocationContext = createContext<SiteLocation | undefined>(undefined);
export const NavigateContext = createContext<Navigate | undefined>(undefined);

function belowRouter<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('Links and addresses need a router above them.');
  return value;
}

/** Where the page is now. Another object after each navigation, to the same address, too. @throws {Error} outside a router */
export const useLocation = (): SiteLocation => belowRouter(use(LocationContext));

/** The same function for as long as the page lives. @throws {Error} outside a router */
export const useNavigate = (): Navigate => belowRouter(use(NavigateContext));

/** What stands with an entry of the browser's history; earlier releases of the shell write and read it alike. */
interface KeptEntry {
  readonly usr?: unknown;
  readonly key?: string;
}

function presentLocation(): SiteLocation {
  const kept = window.history.state as KeptEntry | null;
  return locationOf(window.location, kept?.usr ?? null, kept?.key ?? 'default');
}

/** Writes an entry; where the browser refuses, as Safari does after a hundred in half a minute, it loads the address. */
function write(how: 'pushState' | 'replaceState', state: unknown, address: string): void {
  const entry: KeptEntry = { usr: state, key: Math.random().toString(36).slice(2, 10) };
  try {
    window.history[how](entry, '', address);
  } catch (cause) {
    // What can't be kept is a mistake of whoever hands it in.
    if (cause instanceof DOMException && cause.name === 'DataCloneError') throw cause;
    window.location.assign(address);
  }
}

/** Takes the page from address to address by the browser's own history. Where it is scrolled to is left to the browser. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [location, setLocation] = useState(presentLocation);
  // As a transition: the screen that is left stays for as long as the next one is being drawn.
  const [take] = useState(() => () => startTransition(() => setLocation(presentLocation())));
  const [navigate] = useState((): Navigate => (to, { replace = false, state = null } = {}) => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    write(replace ? 'replaceState' : 'pushState', state, addressOf(to, window.location));
    take();
  });
  useLayoutEffect(() => {
    window.addEventListener('popstate', take);
    return () => window.removeEventListener('popstate', take);
  }, [take]);
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}

const standStill: Navigate = () => {
  throw new Error('A page that is being prerendered leads nowhere: navigate in an effect or a handler.');
};

/** A page that stands at one address, where it is rendered ahead. */
export function StaticRouter({ location, children }: { readonly location: string; readonly children: ReactNode }) {
  return (
    <NavigateContext value={standStill}>
      <LocationContext value={locationOf(partsOf(location), null, 'default')}>{children}</LocationContext>
    </NavigateContext>
  );
}
