import type { TokenVerifier, VerifiedToken } from './TokenVerifier';

/** A verifier that knows again what it has verified. */
export interface RememberingVerifier extends TokenVerifier {
  /** What is known of a token already, or `undefined`: then it must be verified. */
  recall(token: string): VerifiedToken | undefined;
}

/**
 * Keeps verified tokens until they expire, so that a busy visitor's token is verified once.
 * The whole token is the key: a changed signature is another token. Nothing but what can be verified again is kept.
 * @param clock milliseconds since 1970
 * @param limit tokens kept at most; the one that has been there longest goes first
 */
export function rememberTokens(verifier: TokenVerifier, clock: () => number, limit = 10_000): RememberingVerifier {
  const known = new Map<string, VerifiedToken>();
  const recall = (token: string): VerifiedToken | undefined => {
    const verified = known.get(token);
    if (verified === undefined || verified.expiresAt > clock()) return verified;
    known.delete(token);
    return undefined;
  };
  return {
    recall,
    async verify(token) {
      const verified = recall(token) ?? (await verifier.verify(token));
      if (!known.has(token)) {
        known.set(token, verified);
        if (known.size > limit) {
          const oldest = known.keys().next();
          if (!oldest.done) known.delete(oldest.value);
        }
      }
      return verified;
    },
  };
}
