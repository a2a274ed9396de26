import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page lives: false where it is rendered ahead, for everybody, and at its first drawing over what was. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
