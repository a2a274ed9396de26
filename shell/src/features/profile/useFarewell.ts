import { useSession } from '@odysseus/runtime';
import { useSyncExternalStore } from 'react';
import type { AccountDeletion } from './accountDeletion';

/**
 * Whether the profile's address shows the farewell in place of the sign-in screen: the account was deleted here just
 * now, and nobody has signed in since.
 */
export function useFarewell(deletion: AccountDeletion): boolean {
  const session = useSession();
  const { step } = useSyncExternalStore(deletion.subscribe, deletion.get, deletion.get);
  return session.state === 'signedOut' && (step === 'done' || step === 'deletingIdentity');
}
