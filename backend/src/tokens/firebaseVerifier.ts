import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { issuerOf, requiredClaims, verifiedClaims } from './claims';
import { KeysUnavailableError, TokenError, type TokenVerifier } from './TokenVerifier';

/** Where Google publishes the keys that sign ID tokens. */
const googleKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

export interface FirebaseVerifierOptions {
  readonly projectId: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Address of the key set; Google's own by default. */
  readonly keysUrl?: string;
  /** Milliseconds to wait for the key set. */
  readonly keysTimeout?: number;
}

const hour = 3_600_000;

/**
 * Verifies ID tokens of a real Firebase project: signed with RS256 by one of Google's keys, issued for that project.
 * The keys are kept for hours; an unknown key id makes them be read again, twice a minute at most.
 */
export function firebaseVerifier({
  projectId,
  clock,
  keysUrl = googleKeys,
  keysTimeout = 5_000,
}: FirebaseVerifierOptions): TokenVerifier {
  const remote = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: keysTimeout,
    cacheMaxAge: 6 * hour,
    cooldownDuration: 30_000,
  });
  const keys: JWTVerifyGetKey = async (header, token) => {
    if (typeof header.kid !== 'string') throw new TokenError('token_invalid', 'The token names no key.');
    try {
      return await remote(header, token);
    } catch (cause) {
      if (cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JOSENotSupported) {
        throw new TokenError('token_invalid', 'The token is signed with an unknown key.', { cause });
      }
      throw new KeysUnavailableError("The sign-in provider's keys can't be read.", { cause });
    }
  };
  return {
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
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

/** Whatever `jose` finds wrong with a token, in this service's terms. */
export function tokenErrorOf(error: unknown): unknown {
  if (error instanceof errors.JWTExpired)
    return new TokenError('token_expired', 'The token has expired.', { cause: error });
  if (error instanceof errors.JOSEError)
    return new TokenError('token_invalid', 'The token is not valid.', { cause: error });
  return error;
}
