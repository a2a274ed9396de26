import { useSession } from '@odysseus/runtime';
import { Spinner } from '@odysseus/ui';
import { useEffect } from 'react';
import type { AccountDeletion } from './accountDeletion';
import type { AccountExport } from './accountExport';
import { copy } from './copy';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { Farewell } from './Farewell';
import { Passes } from './Passes';
import { Person } from './Person';
import { Columns, Page } from './Profile.styles';
import { SettingsForm } from './SettingsForm';
import { useFarewell } from './useFarewell';

export interface ProfileScreenProps {
  readonly signOut: () => Promise<void>;
  readonly deletion: AccountDeletion;
  /** Hands the exported data to the visitor; to the browser's downloads unless told otherwise. */
  readonly save?: (file: AccountExport) => void;
}

/** `/app/profile`: who is signed in, passes, settings, and the visitor's rights over their data. */
export function ProfileScreen({ signOut, deletion, save }: ProfileScreenProps) {
  const session = useSession();
  const farewell = useFarewell(deletion);
  const uid = session.state === 'signedIn' ? session.user.uid : undefined;

  // What happened to an earlier account is no news to the next one.
  useEffect(() => {
    if (uid !== undefined) deletion.reset();
  }, [deletion, uid]);

  if (farewell) return <Farewell />;
  // Signed out, the shell shows the sign-in screen at this address; until it does, there is nobody to show.
  if (session.state !== 'signedIn') return <Spinner label={copy.loading} />;
  return (
    <Page>
      <Person user={session.user} signOut={signOut} />
      <Columns>
        <Passes />
        <SettingsForm />
        <DataSection save={save} />
        <DeletionSection key={uid} deletion={deletion} />
      </Columns>
    </Page>
  );
}
