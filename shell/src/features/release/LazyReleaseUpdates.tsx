import { whenIdle } from '@odysseus/runtime/idle';
import { useEffect, useState } from 'react';
import { lazyCode, useLazyCode } from '../../services/lazy';

const releaseUpdates = lazyCode(() => import('./ReleaseUpdates').then(({ ReleaseUpdates }) => ReleaseUpdates));

/** Newer releases, from the first pause on: a page that has only just been served looks for none. Without its code the tab stays as it is. */
export function LazyReleaseUpdates() {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(window, () => setDue(true)), []);
  const { code: ReleaseUpdates } = useLazyCode(releaseUpdates, due);
  return ReleaseUpdates ? <ReleaseUpdates /> : null;
}
