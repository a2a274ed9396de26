import { Spinner } from '@odysseus/ui';
import { lazyCode, useLazyCode } from '../../services/lazy';
import { LoadingFailed } from '../loading-failed';
import { signInName } from './constants';

const signInScreen = lazyCode(() =>
  import(/* webpackChunkName: "sign-in" */ './SignInScreen').then(({ SignInScreen }) => SignInScreen),
);

/** The sign-in screen in place of one that is for signed-in visitors: few come to it, so that its code comes with the first of them. */
export function LazySignIn({ onDone }: { readonly onDone: () => void }) {
  const { code: SignInScreen, failed, retry } = useLazyCode(signInScreen);
  if (SignInScreen) return <SignInScreen onDone={onDone} />;
  return failed ? <LoadingFailed screen={signInName} onRetry={retry} /> : <Spinner label="Loading…" />;
}
