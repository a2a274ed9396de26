import { useUnsaved } from '@odysseus/runtime';
import { Button, Notice } from '@odysseus/ui';
import { TextField } from '@odysseus/ui/controls';
import { useState } from 'react';
import { texts } from './signInCopy';
import { GoogleMark } from './GoogleMark';
import { Divider, Form, WideButton } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

interface SignInFormProps {
  readonly sending: boolean;
  /** Whether to mark the field as the place of the error while nothing stands in it. */
  readonly empty: boolean;
  readonly keepsSignIn: boolean;
}

/** Not `required`: an empty field has an error text of its own. A malformed address is the browser's to refuse. */
export function SignInForm({ sending, empty, keepsSignIn }: SignInFormProps) {
  const signIn = useSignIn();
  const [email, setEmail] = useState('');
  useUnsaved(email !== '');
  return (
    <>
      {keepsSignIn ? null : (
        <Notice tone="warning">
          <p>Your browser keeps no data for this site. You will be signed out when you close or reload the page.</p>
        </Notice>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          if (!sending) signIn.submitEmail(email);
        }}
      >
        <TextField
          label="Email address"
          hideLabel
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder={texts.emailPlaceholder}
          data-answer=""
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          {...(empty && email === '' ? { 'aria-invalid': true } : {})}
        />
        <Button type="submit" busy={sending}>
          {texts.send}
        </Button>
      </Form>
      <Divider>
        <span>{texts.divider}</span>
      </Divider>
      <WideButton kind="secondary" onClick={signIn.pressGoogle} data-provider="google">
        <GoogleMark />
        {texts.google}
      </WideButton>
    </>
  );
}
