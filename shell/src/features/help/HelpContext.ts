import { createContext, useContext } from 'react';

export interface HelpAccess {
  /** Opens help above the page. Where its code does not come, the emergency page is opened. */
  readonly open: () => void;
  /** Fetches its code ahead of time, quietly. */
  readonly prepare: () => void;
  /** The emergency page of the present city, on the shell's own pages of the first that has one; undefined where there is none. */
  readonly path: string | undefined;
}

export const HelpContext = createContext<HelpAccess | undefined>(undefined);

/** @throws {Error} outside a `HelpProvider` */
export function useHelp(): HelpAccess {
  const help = useContext(HelpContext);
  if (!help) throw new Error('useHelp needs a HelpProvider above it.');
  return help;
}
