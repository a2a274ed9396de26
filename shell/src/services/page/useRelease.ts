import { createContext, useCallback, useContext } from 'react';
import type { ReleaseSnapshot, ReleaseStore } from '../remotes';
import { useServices } from './Services';

export interface ReleaseView extends ReleaseSnapshot {
  /** Completes the document; clears an earlier failure. */
  readonly retry: () => void;
}

export const ReleaseContext = createContext<ReleaseSnapshot | undefined>(undefined);

/**
 * What is live, as the page shows it now.
 * @throws {Error} outside a `ReleaseProvider`
 */
export function useRelease(): ReleaseView {
  const { release } = useServices();
  const snapshot = useContext(ReleaseContext);
  if (!snapshot) throw new Error('useRelease needs a ReleaseProvider above it.');
  const retry = useCallback(() => complete(release), [release]);
  return { ...snapshot, retry };
}

/** A failure is logged here, and told by whatever shows the release. */
function complete(release: ReleaseStore): void {
  release.complete().catch((cause: unknown) => console.error(cause));
}
