import { UnsecuredJWT } from 'jose';
import { issuerOf, requiredClaims, verifiedClaims } from './claims';
import { tokenErrorOf } from './firebaseVerifier';
import type { TokenVerifier } from './TokenVerifier';

/**
 * Verifies ID tokens of the local auth emulator. They carry no signature (`alg: none`), so anyone who reaches the service
 * can write one: `tokenVerifier` keeps this away from real projects and from the network.
 * @param clock milliseconds since 1970
 */
export function emulatorVerifier({ projectId, clock }: { projectId: string; clock: () => number }): TokenVerifier {
  return {
    async verify(token) {
      try {
        // Refuses any header but `alg: none`, and any signature.
        const { payload } = UnsecuredJWT.decode(token, {
          issuer: issuerOf(projectId),
          audience: projectId,
          requiredClaims,
          currentDate: new Date(clock()),
        });
        return verifiedClaims(payload, clock() / 1000);
      } catch (error) {
        throw tokenErrorOf(error);
      }
    },
  };
}
