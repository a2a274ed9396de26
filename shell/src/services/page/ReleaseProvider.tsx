import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { useServices } from './Services';
import { ReleaseContext } from './useRelease';

/**
 * Offers what is live to everything below. Changes are taken as transitions, as the router takes its own: where the tab moves
 * to another release at a navigation, both come in one rendering, and the screen that is left is not drawn with the new one.
 */
export function ReleaseProvider({ children }: { readonly children: ReactNode }) {
  const { release } = useServices();
  const [snapshot, setSnapshot] = useState(release.snapshot);
  useEffect(() => {
    const take = () => startTransition(() => setSnapshot(release.snapshot()));
    // What came between the first rendering and now.
    take();
    return release.subscribe(take);
  }, [release]);
  return <ReleaseContext value={snapshot}>{children}</ReleaseContext>;
}
