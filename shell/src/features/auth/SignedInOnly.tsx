import { useLocation } from '@odysseus/runtime';
import { Spinner } from '@odysseus/ui';
import type { ReactNode } from 'react';
import { useSession, useSignInState } from './AuthContext';
import { afterSignInPath } from './constants';
import { isUnderWay } from './isUnderWay';
import { LazySignIn } from './LazySignIn';

interface SignedInOnlyProps {
  /** Called when somebody has signed in here and has a profile. */
  readonly onDone: () => void;
  /** Puts what belongs to the sign-in of this screen around it. */
  readonly around?: ((signIn: ReactNode) => ReactNode) | undefined;
  readonly children: ReactNode;
}

const asItIs = (signIn: ReactNode): ReactNode => signIn;

/**
 * A screen of type auth: signed-out visitors see the sign-in screen in its place (decision 10). It stays until the
 * profile check is over, although the visitor counts as signed in before that.
 */
export function SignedInOnly({ onDone, around = asItIs, children }: SignedInOnlyProps) {
  const session = useSession();
  const state = useSignInState();
  const { pathname } = useLocation();
  const arrived = state.step === 'done' && pathname === afterSignInPath;
  if (session.state === 'signedOut' || (isUnderWay(state) && !arrived)) return around(<LazySignIn onDone={onDone} />);
  return session.state === 'loading' ? <Spinner label="Loading…" /> : children;
}
