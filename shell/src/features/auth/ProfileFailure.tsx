import { Button } from '@odysseus/ui';
import type { SignInFailure } from './signInFlow';
import { SignInFailureBox } from './SignInFailureBox';
import { SignOutButton } from './SignOutButton';
import { Actions } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

/** Signed in, but without a profile: the visitor stays here. */
export function ProfileFailure({ failure }: { readonly failure: SignInFailure }) {
  const signIn = useSignIn();
  return (
    <>
      <SignInFailureBox failure={failure} />
      <Actions>
        <Button onClick={signIn.retryProfile}>Try again</Button>
        <SignOutButton />
      </Actions>
    </>
  );
}
