import type { SignedInUser } from '@odysseus/contract';
import { Button, Notice } from '@odysseus/ui';
import { useAuth } from './AuthContext';
import { SignOutButton } from './SignOutButton';
import { Actions, Email } from './SignInScreen.styles';

/** Shown beside the form when somebody is signed in all the same, as after opening a used link. */
export function SignedInAlready({ user }: { readonly user: SignedInUser }) {
  const { signIn } = useAuth();
  return (
    <Notice>
      <p>
        You are signed in as <Email>{user.email ?? user.displayName ?? 'a guest'}</Email>.
      </p>
      <Actions>
        <Button onClick={signIn.goOnSignedIn}>Continue</Button>
        <SignOutButton />
      </Actions>
    </Notice>
  );
}
