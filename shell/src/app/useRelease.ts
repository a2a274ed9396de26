import type { Destination } from '@odysseus/contract';
import { useCallback, useSyncExternalStore } from 'react';
import type { ReleaseStore, RemoteRoute } from '../remotes';
import { useServices } from './Services';

export interface ReleaseView {
  readonly destinations: readonly Destination[];
  readonly routes: readonly RemoteRoute[];
  find(path: string): RemoteRoute | undefined;
  isComplete(): boolean;
  readonly failed: boolean;
  /** Completes the document; clears an earlier failure. */
  readonly retry: () => void;
}

/** What is live, as React sees it. */
export function useRelease(): ReleaseView {
  const { release } = useServices();
  useSyncExternalStore(release.subscribe, release.revision, release.revision);
  const retry = useCallback(() => complete(release), [release]);
  return { destinations: release.destinations(), routes: release.routes(), find: release.find, isComplete: release.isComplete, failed: release.hasFailed(), retry };
}

/** A failure is logged here, and told by whatever shows the release. */
function complete(release: ReleaseStore): void {
  release.complete().catch((cause: unknown) => console.error(cause));
}
