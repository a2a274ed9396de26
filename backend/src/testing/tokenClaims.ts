import { UnsecuredJWT } from 'jose';

export interface TokenFacts {
  readonly uid: string;
  readonly email?: string | null;
  /** Milliseconds since 1970 at which it was issued, for an hour. */
  readonly now: number;
  readonly projectId?: string;
  /** Claims that differ from a sound token's; `undefined` leaves one out. */
  readonly claims?: Readonly<Record<string, unknown>>;
}

/** The claims of an ID token as Firebase issues it. */
export function tokenClaims({
  uid,
  email = null,
  now,
  projectId = 'demo-odysseus',
  claims = {},
}: TokenFacts): Record<string, unknown> {
  const seconds = Math.floor(now / 1000);
  const all: Record<string, unknown> = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    auth_time: seconds,
    user_id: uid,
    sub: uid,
    iat: seconds,
    exp: seconds + 3_600,
    ...(email === null ? {} : { email, email_verified: true }),
    ...claims,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** A token as the auth emulator writes it. */
export function unsignedToken(facts: TokenFacts): string {
  return new UnsecuredJWT(tokenClaims(facts)).encode();
}
