import { type Configuration, ConfigurationError, isLoopback } from '../configuration';
import { emulatorVerifier } from './emulatorVerifier';
import { firebaseVerifier } from './firebaseVerifier';
import type { TokenVerifier } from './TokenVerifier';

/**
 * The verifier of an installation, chosen once at boot.
 * @param clock milliseconds since 1970
 * @throws {ConfigurationError} when the emulator's unsigned tokens would open a real project or be reachable from outside
 */
export function chooseVerifier({ auth, host }: Pick<Configuration, 'auth' | 'host'>, clock: () => number): TokenVerifier {
  if (auth.mode === 'firebase') return firebaseVerifier({ projectId: auth.projectId, clock });
  const problems: string[] = [];
  if (!auth.projectId.startsWith('demo-')) {
    problems.push(`The local auth emulator's tokens are unsigned, and the project "${auth.projectId}" does not begin with demo-. Give a whole Firebase project (FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID), or none.`);
  }
  if (!isLoopback(host)) {
    problems.push(`HOST="${host}" lets other machines in, and without a Firebase project anyone could sign in as anyone. Remove HOST, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.`);
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return emulatorVerifier({ projectId: auth.projectId, clock });
}
