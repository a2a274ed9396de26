import { useSession } from '@odysseus/runtime';
import { ButtonLink, Medallion, ScreenHeading } from '@odysseus/ui';
import { useSyncExternalStore } from 'react';
import type { AccountDeletion } from './accountDeletion';
import { copy, homePath } from './copy';
import { Goodbye } from './Profile.styles';

/**
 * Whether the profile's address shows the farewell in place of the sign-in screen: the account was deleted here just
 * now, and nobody has signed in since.
 */
export function useFarewell(deletion: AccountDeletion): boolean {
  const session = useSession();
  const { step } = useSyncExternalStore(deletion.subscribe, deletion.get, deletion.get);
  return session.state === 'signedOut' && (step === 'done' || step === 'deletingIdentity');
}

/** After the deletion of the account. */
export function Farewell() {
  return (
    <Goodbye>
      <Medallion icon="hand" />
      <ScreenHeading>{copy.farewellHeading}</ScreenHeading>
      <p role="status">{copy.farewell}</p>
      <ButtonLink to={homePath}>{copy.farewellHome}</ButtonLink>
    </Goodbye>
  );
}
