/**
 * An ID token as the local sign-in writes it.
 * @param lifetime seconds
 */
export function unsignedToken(uid: string, lifetime = 3_600): string {
  const now = Math.floor(Date.now() / 1000);
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: 'https://securetoken.google.com/demo-odysseus',
    aud: 'demo-odysseus',
    sub: uid,
    user_id: uid,
    auth_time: now,
    iat: now,
    exp: now + lifetime,
  };
  return `${encode({ alg: 'none' })}.${encode(claims)}.`;
}
