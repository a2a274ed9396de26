import { useSyncExternalStore } from 'react';
import { UpdateNotice } from './UpdateNotice';
import { useReleaseUpdates } from './useReleaseUpdates';

const reload = (): void => window.location.reload();
const nothingYet = (): boolean => false;

/** Moves the tab to newer releases, and offers them where moving would lose something. Mount it once, below the router. */
export function ReleaseUpdates() {
  const updates = useReleaseUpdates();
  const offered = useSyncExternalStore(updates.subscribe, updates.isOffered, nothingYet);
  return <UpdateNotice offered={offered} onUpdate={reload} onLater={updates.decline} />;
}
