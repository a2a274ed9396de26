import { useState, type ReactNode } from 'react';
import { addressOf, locationOf, partsOf } from '../siteLocation';
import { LocationContext, NavigateContext, type Navigate } from '../router';

interface MemoryRouterProps {
  /** The first of them is where the page is. */
  readonly initialEntries?: readonly string[];
  readonly children: ReactNode;
}

/** A router for tests of one screen, that leaves the document's address alone. It keeps no history. */
export function MemoryRouter({ initialEntries: [first = '/'] = [], children }: MemoryRouterProps) {
  const [location, setLocation] = useState(() => locationOf(partsOf(first), null, 'default'));
  const navigate: Navigate = (to, { state = null } = {}) => {
    if (typeof to === 'number') throw new Error('A MemoryRouter keeps no history: use a BrowserRouter.');
    setLocation((before) => locationOf(partsOf(addressOf(to, before)), state, `${before.key}+`));
  };
  return (
    <NavigateContext value={navigate}>
      <LocationContext value={location}>{children}</LocationContext>
    </NavigateContext>
  );
}
