import type { ShellApi } from '@odysseus/contract';
import { createContext, useContext, useEffect } from 'react';

const ShellContext = createContext<ShellApi | undefined>(undefined);

/** Offers the shell's services to the screens below it. */
export const ShellProvider = ShellContext.Provider;

/**
 * What a screen may ask of the shell.
 * @throws {Error} outside a shell
 */
export function useShell(): ShellApi {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('useShell is for screens inside the shell: wrap the screen in a ShellProvider.');
  return shell;
}

/** Keeps the page from moving to a newer release by itself while the screen holds something unsaved. */
export function useUnsaved(isUnsaved: boolean): void {
  const { holdScreen } = useShell();
  useEffect(() => (isUnsaved ? holdScreen() : undefined), [isUnsaved, holdScreen]);
}
