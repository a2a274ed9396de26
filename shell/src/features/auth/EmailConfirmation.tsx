import { useUnsaved } from '@odysseus/runtime';
import { Button } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useState } from 'react';
import { texts } from './signInCopy';
import type { SignInFailure } from './signInFlow';
import { SignInFailureBox } from './SignInFailureBox';
import { Form } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

interface EmailConfirmationProps {
  readonly failure?: SignInFailure | undefined;
}

/** Asks who opened the link, where this browser does not know: on another device, or with storage cleared. */
export function EmailConfirmation({ failure }: EmailConfirmationProps) {
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  useUnsaved(email !== '');
  return (
    <>
      {failure ? <SignInFailureBox failure={failure} /> : null}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          signIn.confirmEmail(email);
        }}
      >
        <TextField
          label={texts.confirmEmail}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          hint="Enter the address that the link was sent to."
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit">Confirm</Button>
      </Form>
      <Button kind="quiet" onClick={signIn.cancel}>
        Sign in another way
      </Button>
    </>
  );
}
