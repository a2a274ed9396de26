import { useNavigate } from '@odysseus/runtime';
import { afterSignInPath, SignInScreen } from '../../auth';

export default function SignInRoute() {
  const navigate = useNavigate();
  return <SignInScreen onDone={() => void navigate(afterSignInPath)} />;
}
