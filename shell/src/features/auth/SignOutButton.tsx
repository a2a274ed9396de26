import { Button } from '@odysseus/ui';
import { useState } from 'react';
import { useAuth } from './AuthContext';

/** Signs out, and says so when that fails. */
export function SignOutButton() {
  const auth = useAuth();
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  return (
    <>
      <Button
        kind="secondary"
        busy={state === 'busy'}
        onClick={() => {
          setState('busy');
          auth.signOut().then(
            () => setState('ready'),
            () => setState('failed'),
          );
        }}
      >
        Sign out
      </Button>
      {state === 'failed' ? <p role="alert">Signing out did not work. Check your connection, then try again.</p> : null}
    </>
  );
}
