import type { JWTPayload } from 'jose';
import { TokenError, type VerifiedToken } from './TokenVerifier';

/** Issuer of a Firebase project's ID tokens. */
export const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

/** Claims without which a token is refused. */
export const requiredClaims = ['exp', 'iat', 'sub', 'auth_time'];

/** Seconds that the provider's clock may be ahead of ours. It never lengthens a token's life. */
const clockLead = 60;

const longestUid = 128;

/**
 * The checks on claims that both verifiers share, beyond issuer, audience and expiry, which `jose` makes.
 * @param now seconds since 1970
 * @throws {TokenError}
 */
export function verifiedClaims(payload: JWTPayload, now: number): VerifiedToken {
  const { sub, exp, iat, email } = payload;
  const authTime = payload['auth_time'];
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > longestUid)
    throw new TokenError('token_invalid', 'The token names no user.');
  if (typeof exp !== 'number') throw new TokenError('token_invalid', 'The token has no end.');
  if (typeof iat !== 'number' || iat > now + clockLead)
    throw new TokenError('token_invalid', 'The token was issued in the future.');
  if (typeof authTime !== 'number' || authTime > now + clockLead)
    throw new TokenError('token_invalid', 'The token stems from a sign-in in the future.');
  return { uid: sub, email: typeof email === 'string' && email !== '' ? email : null, expiresAt: exp * 1000 };
}
