import { whenIdle } from '@odysseus/runtime/idle';
import { lazy, Suspense, useEffect, useState } from 'react';

const nothing = (): null => null;
/** Where its code does not come, the page goes on without. */
const Offline = lazy(() => import('./Offline').catch(() => ({ default: nothing })));

/** What the page does for days without a network: none of it before the first pause after the page has loaded. */
export function LazyOffline() {
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(window, () => setDue(true)), []);
  return due ? (
    <Suspense>
      <Offline />
    </Suspense>
  ) : null;
}
