import { GoElsewhere } from '@odysseus/ui/onward';
import { useAuth } from '../../features/auth';
import { ProfileScreen, useAccountDeletion } from '../../features/profile';

export default function ProfileRoute() {
  const { signOut } = useAuth();
  const deletion = useAccountDeletion();
  return (
    <>
      <ProfileScreen signOut={signOut} deletion={deletion} />
      <GoElsewhere column="sections" />
    </>
  );
}
