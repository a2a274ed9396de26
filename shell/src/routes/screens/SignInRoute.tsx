import { useNavigate } from '@odysseus/runtime';
import { afterSignInPath, SignInScreen } from '../../features/auth';

export default function SignInRoute() {
  const navigate = useNavigate();
  // The way back leads to where the visitor came from, not through the sign-in again.
  return <SignInScreen onDone={() => void navigate(afterSignInPath, { replace: true })} />;
}
