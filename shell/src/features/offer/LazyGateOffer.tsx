import { lazy, Suspense } from 'react';
import type { GateOfferProps } from './GateOffer';
import { NoOffer } from './NoOffer';

const GateOffer = lazy(() =>
  import('./GateOffer').then(
    ({ GateOffer: loaded }) => ({ default: loaded }),
    () => ({ default: NoOffer }),
  ),
);

/** The offer of a gate, whose code few visitors need: the way in stands without it. */
export function LazyGateOffer(props: GateOfferProps) {
  return (
    <Suspense fallback={null}>
      <GateOffer {...props} />
    </Suspense>
  );
}
