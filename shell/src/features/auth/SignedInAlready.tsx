import type { SignedInUser } from '@odysseus/contract';
import { Button, Notice } from '@odysseus/ui';
import { SignOutButton } from './SignOutButton';
import { Actions, Email } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

/** Shown beside the form when somebody is signed in all the same, as after opening a used link. */
export function SignedInAlready({ user }: { readonly user: SignedInUser }) {
  const signIn = useSignIn();
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
