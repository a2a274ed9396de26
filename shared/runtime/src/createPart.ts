import { createContext, useContext, type Provider } from 'react';

const outside = Symbol('outside the shell');

/**
 * One subject of what the shell offers, in a context of its own: who uses it is drawn anew when this changes, and for nothing else.
 * @param hook name of the hook, for whoever uses it outside the shell
 */
export function createPart<T>(hook: string): readonly [Part: Provider<T>, usePart: () => T] {
  const Context = createContext<T | typeof outside>(outside);
  const usePart = (): T => {
    const value = useContext(Context);
    if (value === outside)
      throw new Error(`${hook} is for screens inside the shell: wrap the screen in a ShellProvider.`);
    return value;
  };
  return [Context as Provider<T>, usePart];
}
