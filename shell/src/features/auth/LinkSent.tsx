import { Button, Notice } from '@odysseus/ui';
import { useEffect, useRef } from 'react';
import { useAuth } from './AuthContext';
import { texts } from './signInCopy';
import { Email } from './SignInScreen.styles';
import { useSignIn } from './useSignIn';

export function LinkSent({ email }: { readonly email: string }) {
  const { site } = useAuth();
  const signIn = useSignIn();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, []);
  return (
    <>
      <Notice tone="success" role="status" title={texts.linkSent} ref={box} tabIndex={-1}>
        <p>
          It went to <Email>{email}</Email>. Open it in this browser to sign in.
        </p>
      </Notice>
      {site.auth.mode === 'emulator' ? (
        <Notice>
          <p>
            Running locally: the mail is in the{' '}
            <a href={site.auth.inbox} target="_blank" rel="noopener">
              local inbox
            </a>
            .
          </p>
        </Notice>
      ) : null}
      <Button kind="quiet" onClick={signIn.cancel}>
        Use another address, or send it again
      </Button>
    </>
  );
}
