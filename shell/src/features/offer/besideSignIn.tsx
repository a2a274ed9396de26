import { lazy, Suspense, type ReactNode } from 'react';
import { Above, Beside } from './besideSignIn.styles';
import { NoOffer } from './NoOffer';

const CheckoutOffer = lazy(() =>
  import('./CheckoutOffer').then(
    ({ CheckoutOffer: loaded }) => ({ default: loaded }),
    () => ({ default: NoOffer }),
  ),
);
const OpenedAndOn = lazy(() =>
  import('./OpenedAndOn').then(
    ({ OpenedAndOn: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/**
 * The sign-in of the checkout with what access costs above it and what it holds below, beside it on wide screens. Their room is
 * kept while they are on their way, and the sign-in does not wait for them.
 */
export function besideSignIn(signIn: ReactNode): ReactNode {
  return (
    <Beside>
      <Above>
        <Suspense fallback={null}>
          <CheckoutOffer />
        </Suspense>
      </Above>
      <div>{signIn}</div>
      <div>
        <Suspense fallback={null}>
          <OpenedAndOn />
        </Suspense>
      </div>
    </Beside>
  );
}
