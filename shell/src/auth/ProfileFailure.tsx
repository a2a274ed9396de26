import { Button } from '@odysseus/ui';
import { useAuth } from './AuthContext';
import type { SignInFailure } from './signInFlow';
import { SignInFailureBox } from './SignInFailureBox';
import { SignOutButton } from './SignOutButton';
import classes from './SignInScreen.module.css';

/** Signed in, but without a profile: the visitor stays here. */
export function ProfileFailure({ failure }: { readonly failure: SignInFailure }) {
  const { signIn } = useAuth();
  return (
    <>
      <SignInFailureBox failure={failure} />
      <div className={classes['actions']}>
        <Button onClick={signIn.retryProfile}>Try again</Button>
        <SignOutButton />
      </div>
    </>
  );
}
