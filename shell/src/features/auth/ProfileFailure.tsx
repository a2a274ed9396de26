import { Button } from '@odysseus/ui';
import { useAuth } from './AuthContext';
import type { SignInFailure } from './signInFlow';
import { SignInFailureBox } from './SignInFailureBox';
import { SignOutButton } from './SignOutButton';
import { Actions } from './SignInScreen.styles';

/** Signed in, but without a profile: the visitor stays here. */
export function ProfileFailure({ failure }: { readonly failure: SignInFailure }) {
  const { signIn } = useAuth();
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
