import { useServices } from '../../app/Services';
import { ProfileScreen } from '../../screens/profile';

export default function ProfileRoute() {
  const { auth, accountDeletion } = useServices();
  return <ProfileScreen signOut={auth.signOut} deletion={accountDeletion} />;
}
