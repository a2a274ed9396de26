import { type Configuration, ConfigurationError, isLoopback } from '../configuration';
import { emulatorVerifier } from './emulatorVerifier';
import { firebaseVerifier } from './firebaseVerifier';
import type { TokenVerifier } from './TokenVerifier';

/** Names that lead nowhere on the net, whoever asks (RFC 6761). */
const ownedByNobody = /\.(localhost|test)$/;

/**
 * The verifier of an installation, chosen once at boot.
 * @param clock milliseconds since 1970
 * @throws {ConfigurationError} when the emulator's unsigned tokens would open a real project or be reachable from outside
 */
export function chooseVerifier(
  {
    auth,
    host,
    publicOrigin,
    otherHosts,
    trustedProxies,
  }: Pick<Configuration, 'auth' | 'host' | 'publicOrigin' | 'otherHosts' | 'trustedProxies'>,
  clock: () => number,
): TokenVerifier {
  if (auth.mode === 'firebase') return firebaseVerifier({ projectId: auth.projectId, clock });
  const problems: string[] = [];
  if (!auth.projectId.startsWith('demo-')) {
    problems.push(
      `The local auth emulator's tokens are unsigned, and the project "${auth.projectId}" does not begin with demo-. Give a whole Firebase project (FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN, FIREBASE_PROJECT_ID), or none.`,
    );
  }
  if (!isLoopback(host)) {
    problems.push(
      `HOST="${host}" lets other machines in, and without a Firebase project anyone could sign in as anyone. Remove HOST, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.`,
    );
  }
  // A proxy on this machine lets others in to an address that only this machine reaches.
  if (!isLoopback(new URL(publicOrigin).hostname)) {
    problems.push(
      `PUBLIC_ORIGIN="${publicOrigin}" says that browsers elsewhere reach the site, and without a Firebase project anyone could sign in as anyone. Remove PUBLIC_ORIGIN, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.`,
    );
  }
  const ownable = otherHosts.filter((name) => !ownedByNobody.test(name));
  if (ownable.length > 0) {
    problems.push(
      `OTHER_HOSTS="${ownable.join(',')}" lets a name of the net lead here, and without a Firebase project anyone could sign in as anyone. Remove it, choose a name under .localhost or .test, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.`,
    );
  }
  if (trustedProxies.length > 0) {
    problems.push(
      `TRUSTED_PROXIES="${trustedProxies.join(',')}" says that others come in through a proxy, and without a Firebase project anyone could sign in as anyone. Remove TRUSTED_PROXIES, or set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID.`,
    );
  }
  if (problems.length > 0) throw new ConfigurationError(problems);
  return emulatorVerifier({ projectId: auth.projectId, clock });
}
