import type { SignedInUser } from '@odysseus/contract';
import { Button, Notice } from '@odysseus/ui';
import { useAuth } from './AuthContext';
import { SignOutButton } from './SignOutButton';
import classes from './SignInScreen.module.css';

/** Shown beside the form when somebody is signed in all the same, as after opening a used link. */
export function SignedInAlready({ user }: { readonly user: SignedInUser }) {
  const { signIn } = useAuth();
  return (
    <Notice>
      <p>
        You are signed in as <strong className={classes['email']}>{user.email ?? user.displayName ?? 'a guest'}</strong>.
      </p>
      <div className={classes['actions']}>
        <Button onClick={signIn.goOnSignedIn}>Continue</Button>
        <SignOutButton />
      </div>
    </Notice>
  );
}
