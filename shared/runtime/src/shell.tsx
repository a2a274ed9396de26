import type { ShellApi } from '@odysseus/contract';
import { createContext, useContext } from 'react';

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
